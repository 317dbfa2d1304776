import { chromium, type Locator, type Page } from '@playwright/test'
import type { Line as QuoteLine } from '#catalogue/quotes/line.ts'
import { dayOfNumber } from '#catalogue/quotes/stay-days.ts'
import { inDays } from '#test/samples/enquiries.ts'
import { photograph } from '#test/samples/pictures.ts'
import { sampleOption, sampleVersion } from '#test/samples/quotes.ts'
import { atMost, type Line } from '../figures/line.ts'
import { median, p95 } from '../figures/median.ts'
import { ensureChromium } from '../programs.ts'
import { logIn, type Site } from './site.ts'

const rateCount = 10_000
const nights = 6
const arrival = inDays(60)
const pdfRounds = 40

type Office = Site & { token: string }

/** What authors and readers of quotes wait for with 10,000 rates. */
export async function measureQuotes(site: Site): Promise<Line[]> {
  const office = { ...site, token: await logIn(site) }
  const imported = await importRates(office)
  const id = await writeQuote(office)
  return [imported, ...(await measureKeys(office, id)), ...(await measurePaper(office, id))]
}

async function ask(
  { url, token }: Office,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object | FormData } = {},
) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** A hundred suppliers, each with fifty items in two seasons. */
function sheet() {
  const seasons = [
    [inDays(1), inDays(62)],
    [inDays(63), inDays(200)],
  ]
  const rows = Array.from({ length: rateCount }, (_, at) => {
    const supplier = `Hotel ${Math.floor(at / 100)},hotel,Srinagar`
    const days = seasons[at % 2]?.join(',')
    return `${supplier},Room ${Math.floor((at % 100) / 2)},Season,${days},CP,${1000 + at}`
  })
  return ['Supplier,Kind,Place,Item,Season,From,To,Meal plan,Double', ...rows].join('\n')
}

async function importRates(office: Office): Promise<Line> {
  const form = (seen?: string) => {
    const body = new FormData()
    if (seen) body.append('seen', seen)
    body.append('file', new Blob([sheet()], { type: 'text/csv' }), 'rates.csv')
    return { method: 'POST', body }
  }
  const start = performance.now()
  const { seen } = await ask(office, '/rates/import', form())
  await ask(office, '/rates/import', form(seen))
  const value = (performance.now() - start) / 1000
  const what = '10,000 rows seen and stored'
  return { page: 'Rate book', ...atMost({ what, unit: 's', value, limit: 10 }) }
}

async function uploadPictures(office: Office): Promise<string[]> {
  const body = new FormData()
  const hotel = { title: 'By the lake', duration: 'A night', description: 'Nishat', price: '9000' }
  for (const [name, value] of Object.entries({ ...hotel, email: 'stay@example.in' })) {
    body.append(name, value)
  }
  for (const scene of ['dal-dawn', 'gulmarg', 'houseboat-dusk', 'tulips'] as const) {
    body.append('imageFiles', new Blob([await photograph(scene)]), `${scene}.jpg`)
  }
  const { id } = await ask(office, '/Hotel', { method: 'POST', body })
  return (await ask(office, `/Hotel/${id}`)).images.$values
}

/** Three options of thirty lines, and days with pictures. */
async function writeQuote(office: Office): Promise<number> {
  const pictures = await uploadPictures(office)
  const { $values } = await ask(office, '/suppliers?pageSize=30')
  const suppliers: { id: number; name: string }[] = $values
  const copied = Array.from({ length: nights }, () => ({ rateId: null, cost: 4000 }))
  const lines = suppliers.map(
    ({ id, name }): QuoteLine => ({
      ...{ id: `line-${id}`, text: `${name}, Room 7 (CP)`, unit: 'night', occupancy: 'double' },
      ...{ quantity: 2, optional: false, days: { from: 1, to: nights } },
      source: { from: 'rate', rate: { supplierId: id, item: 'Room 7', plan: 'CP' }, copied },
    }),
  )
  const text = 'A shikara at dusk, when the light is low and the water still.\n- Kahwa at sunset'
  const document = sampleVersion({
    ...{ arrival, nights, validUntil: inDays(10), pricing: null, word: text },
    options: ['Deluxe', 'Premium', 'Luxury'].map((name) => sampleOption({ id: name, name, lines })),
    days: Array.from({ length: nights + 1 }, (_, at) => ({
      ...{ id: `day-${at}`, day: at + 1, place: 'Srinagar', title: dayOfNumber(arrival, at + 1) },
      text: text.repeat(3),
      picture: { path: pictures[at % pictures.length] ?? '', alt: '' },
    })),
  })
  const { id } = await ask(office, '/quotes', { method: 'POST', body: {} })
  await ask(office, `/quotes/${id}/draft`, { method: 'PUT', body: { document } })
  return id
}

const slowDown = 6
const typingMs = 120
/** Until the paints of what was typed before have been reported. */
const restMs = 1000
const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
}

/**
 * From each key press to the next paint, by the browser's Event Timing, with a slowed processor; and
 * the same in an input without any script, which is what the browser alone takes.
 */
async function measureKeys({ url, token }: Office, id: number): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const lines: Line[] = []
  for (const [name, screen] of Object.entries(screens)) {
    const page = await browser.newPage({ ...screen, baseURL: url })
    await page.addInitScript((value) => localStorage.setItem('jwtToken', value), token)
    const { editor, bare } = await keyTimes(page, id)
    const line = (what: string, value: number) =>
      lines.push({ page: `Editor, ${name}`, ...atMost({ what, unit: 'ms', value, limit: 50 }) })
    const quote = `a key in a quote of 3 × 30 lines, ${slowDown} × slower`
    line(`${quote}, median`, median(editor))
    line(`${quote}, p95`, p95(editor))
    line('the same in an input without scripts, p95', p95(bare))
    await page.close()
  }
  await browser.close()
  return lines
}

async function keyTimes(page: Page, id: number) {
  await page.goto(`/admin/quotes/${id}`)
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click())
  const showPart = async (part: string) => {
    const tab = page.getByRole('button', { name: part, exact: true })
    if (await tab.isVisible()) await press(tab)
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  await showPart('Price')
  const percent = page.getByLabel('In percent')
  await percent.waitFor()
  await typeIntoBare(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.evaluate(observeKeys)
  // Each digit recomputes all sums.
  for (const text of ['12', '15', '18', '21']) await typeInto(percent, text)
  await typeInto(page.getByLabel('Word to the guest'), 'With breakfast')
  await showPart('Lines')
  await press(page.getByRole('button', { name: /^Hotel/ }).first())
  await typeInto(page.getByLabel('Quantity'), '33')
  await typeInto(page.getByLabel('What', { exact: true }), 'Room 7 by the lake')
  const editor = await page.evaluate(keyDurations)
  await typeIntoBare(page)
  const all = await page.evaluate(keyDurations)
  return { editor, bare: all.slice(editor.length) }
}

/**
 * Into an input without any script of the editor. Before the editor's: Chromium's first keys cost it
 * up to 140 ms on an empty page too, and staff have typed before.
 */
async function typeIntoBare(page: Page) {
  const bare = await page.evaluateHandle(() => {
    const input = document.createElement('input')
    input.style = 'position: fixed; inset: 0 auto auto 0; z-index: 999'
    document.documentElement.append(input)
    return input
  })
  await bare.focus()
  await page.keyboard.type('Before the first key', { delay: typingMs })
  await bare.evaluate((input) => input.remove())
  await page.waitForTimeout(restMs)
}

/** As people do: the content is selected, and a first key follows a moment later. */
async function typeInto(field: Locator, text: string) {
  await field.selectText()
  await field.page().waitForTimeout(typingMs)
  await field.page().keyboard.type(text, { delay: typingMs })
}

/** The duration of each key by the time at which it was pressed, in milliseconds. */
interface Watched {
  keys?: Map<number, number>
}

/** Runs in the page. Events below the threshold are not reported, and count as the threshold. */
function observeKeys() {
  const threshold = 16
  const keys = new Map<number, number>()
  ;(window as Watched).keys = keys
  const note = ({ timeStamp }: Event) => void keys.set(timeStamp, threshold)
  addEventListener('keydown', note, { capture: true })
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'keydown') keys.set(startTime, duration)
    }
  })
  observer.observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit)
}

/** Runs in the page, once the last events were reported. */
const keyDurations = () =>
  new Promise<number[]>((resolve) =>
    setTimeout(() => resolve([...((window as Watched).keys?.values() ?? [])]), 500),
  )

async function measurePaper(office: Office, id: number): Promise<Line[]> {
  const { link } = await ask(office, `/quotes/${id}/send`, { method: 'POST', body: {} })
  const path = `${office.url}${new URL(link).pathname}/quote.pdf`
  const times: number[] = []
  let bytes = 0
  while (times.length < pdfRounds) {
    const start = performance.now()
    bytes = (await (await fetch(path)).arrayBuffer()).byteLength
    times.push(performance.now() - start)
  }
  const page = 'Plan on paper'
  const what = `${nights + 1} days with pictures, p95`
  return [
    { page, ...atMost({ what, unit: 'ms', value: p95(times), limit: 300 }) },
    { page, ...atMost({ what: 'size', unit: 'KB', value: bytes / 1000, limit: 400 }) },
  ]
}
