import { type Browser, chromium } from '@playwright/test'
import { phone } from '../budget/weights.ts'
import { atMost, type Line } from '../figures/line.ts'
import { median, times } from '../figures/median.ts'
import { ensureChromium } from '../programs.ts'
import type { Site } from './site.ts'

const rounds = 5
const slowDown = 6
/** Lighthouse's slow 4G, in bytes per second. */
const slow4G = { downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 }
const limitMs = 200
/** Until nothing that follows hydration runs any more. */
const restMs = 1500

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
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const lines: Line[] = []
    for (const tap of taps) {
      const url = site.url + tap.path($values[0].id)
      for (const scripts of tap.isPlain ? [true, false] : [true]) {
        const value = median(await times(rounds, () => measure(browser, { url, tap, scripts })))
        const what = `${tap.what}${scripts ? '' : ', before scripts'}`
        lines.push({
          page: new URL(url).pathname,
          ...atMost({ what, unit: 'ms', value, limit: limitMs }),
        })
      }
    }
    return lines
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
  await target.scrollIntoViewIfNeeded()
  if (scripts) {
    await page.keyboard.press('Shift')
    await page.waitForFunction(handlesEvents, await target.elementHandle())
  }
  await page.waitForTimeout(restMs)
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const seen = page.evaluate(untilSeen, tap.shows)
  await target.tap()
  const ms = await seen
  await context.close()
  return ms
}

/** Runs in the page: whether React handles its events. */
const handlesEvents = (element: Node | null) =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Runs in the page: the milliseconds from the finger's release to the frame that shows the effect. */
const untilSeen = ({ selector, text = '', gone = false }: Shown) =>
  new Promise<number>((resolve) => {
    const isSeen = () => {
      const element = document.querySelector(selector)
      const isShown = element?.checkVisibility() === true && element.textContent.includes(text)
      return isShown !== gone
    }
    function look(released: number) {
      if (!isSeen()) return requestAnimationFrame(() => look(released))
      // Runs after the frame is painted.
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - released)))
    }
    const released = ({ timeStamp }: Event) => look(timeStamp)
    addEventListener('pointerup', released, { capture: true, once: true })
  })
