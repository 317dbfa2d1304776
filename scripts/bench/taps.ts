import { setTimeout } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Locator } from '@playwright/test'
import { phone } from '../budget/weights.ts'
import { atMost, type Line } from '../figures/line.ts'
import { median } from '../figures/median.ts'
import { ensureChromium } from '../programs.ts'
import type { Site } from './site.ts'

const rounds = 5
const slowDown = 6
/** Lighthouse's slow 4G, in bytes per second. */
const slow4G = { downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 }
const limitMs = 200
/** How long a finger stays down. */
const pressMs = 80
/** Until nothing that follows hydration runs any more. */
const restMs = 1500

/** Chromium on Android shows a date in one box, without the parts of a desktop's. */
const phoneInputs = '--disable-blink-features=InputMultipleFieldsUI'

/** What a tap shows: an element with this text, or that an element is gone. */
interface Shown {
  selector: string
  text?: string
  gone?: boolean
}

interface Tap {
  what: string
  path: (packageId: number) => string
  /** The selector of what is tapped. */
  target: string
  shows: Shown
  /** Closes what would cover it. */
  closes?: string
  /** The browser does it without scripts too. */
  isPlain?: true
}

const home = () => '/'
const list = () => '/travel-packages'
const villas = () => '/villas'
const listing = (id: number) => `/travel-package/${id}`

const taps: Tap[] = [
  {
    ...{ what: 'menu', path: home, target: 'header [aria-label=Menu]', isPlain: true },
    shows: { selector: ':popover-open' },
  },
  {
    ...{ what: 'closing the popup', path: home, target: '.offer-close' },
    shows: { selector: '.offer', gone: true },
  },
  {
    ...{ what: 'next slide', path: villas, target: '[aria-label="Next slide"]' },
    shows: { selector: '.slideshow-controls', text: 'Slide 2 of' },
  },
  {
    ...{ what: 'next reviews', path: home, target: '.review-paging button[value="2"]' },
    closes: '.offer-close',
    shows: { selector: '.review-paging', text: '2 /' },
  },
  {
    ...{ what: 'booking form', path: listing, target: '.contact-bar .button', isPlain: true },
    shows: { selector: '#book form' },
  },
  {
    ...{ what: 'filters', path: list, target: '.filters-more summary', isPlain: true },
    shows: { selector: '.filters-fields' },
  },
]

/** From the release of a finger to the frame that shows the effect, once scripts run and before. */
export async function measureTaps(site: Site): Promise<Line[]> {
  const { $values } = await (await fetch(`${site.url}/api/TravelPackage`)).json()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', phoneInputs],
  })
  try {
    const measured = taps.flatMap((tap) => {
      const url = site.url + tap.path($values[0].id)
      const ways = tap.isPlain ? [true, false] : [true]
      return ways.map((scripts) => ({ url, tap, scripts, values: [] as number[] }))
    })
    // One round after the other, so that a slow minute of the machine does not fall on one tap.
    for (let round = 0; round < rounds; round += 1) {
      for (const each of measured) each.values.push(await measure(browser, each))
    }
    return measured.map(({ url, tap, scripts, values }): Line => {
      const what = `${tap.what}${scripts ? '' : ', before scripts'}`
      const line = atMost({ what, unit: 'ms', value: median(values), limit: limitMs })
      return { page: new URL(url).pathname, ...line }
    })
  } finally {
    await browser.close()
  }
}

async function measure(
  browser: Browser,
  { url, tap, scripts }: { url: string; tap: Tap; scripts: boolean },
): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (!scripts) await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(url, { waitUntil: 'load' })
  const target = page.locator(tap.target).first()
  await target.waitFor()
  await target.evaluate(scrollToMiddle)
  if (scripts) {
    await page.keyboard.press('Shift')
    await page.waitForFunction(handlesEvents, await target.elementHandle())
  }
  if (tap.closes) await page.locator(tap.closes).tap()
  await page.waitForTimeout(restMs)
  // Once more, since sections above have been laid out meanwhile.
  await target.evaluate(scrollToMiddle)
  await page.waitForTimeout(restMs)
  const middle = await middleOf(target)
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const seen = page.evaluate(untilSeen, tap.shows)
  await press(session, middle)
  const ms = await seen
  await context.close()
  return ms
}

interface Point {
  x: number
  y: number
}

/** Runs in the page. */
const scrollToMiddle = (element: Element) =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Where a finger taps an element in view. Throws if another one covers it. */
const middleOf = (target: Locator): Promise<Point> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    if (!element.contains(document.elementFromPoint(middle.x, middle.y)))
      throw new Error(`${element.outerHTML} is covered`)
    return middle
  })

/** A finger's tap without Playwright, whose own listeners would count. */
async function press(session: CDPSession, { x, y }: Point) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await setTimeout(pressMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page: whether React handles its events. */
const handlesEvents = (element: Node | null) =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * Runs in the page: the milliseconds from the finger's release to the frame that shows the effect. Most
 * show it in the next frame, whose time the browser itself tells (its duration of the event, from
 * which the Interaction to Next Paint is made); asking in each frame would cost some of its own.
 */
const untilSeen = ({ selector, text = '', gone = false }: Shown) =>
  new Promise<number>((resolve) => {
    const isSeen = () => {
      const element = document.querySelector(selector)
      const isShown = element?.checkVisibility() === true && element.textContent.includes(text)
      return isShown !== gone
    }
    const nextFrame = () => new Promise((frame) => requestAnimationFrame(frame))
    const painted = () => new Promise((task) => window.setTimeout(task))
    /** Of the click: its time and the browser's duration until the paint that follows it. */
    const nextPaint = new Promise<number>((told) => {
      const observer = new PerformanceObserver((list) => {
        const [click] = list.getEntriesByName('click')
        if (click) told(click.startTime + click.duration)
      })
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    async function watch(released: number) {
      await nextFrame()
      if (isSeen()) return resolve((await nextPaint) - released)
      do await nextFrame()
      while (!isSeen())
      await painted()
      resolve(performance.now() - released)
    }
    let released = Number.NaN
    const options = { capture: true, once: true }
    addEventListener('pointerup', ({ timeStamp }) => (released = timeStamp), options)
    addEventListener('click', () => watch(released), options)
  })
