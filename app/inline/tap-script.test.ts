import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withTapScript } from './tap-script.ts'

const script = withTapScript('</body>').replaceAll(/<[^>]*(script|body)>/g, '')

/** An element of the fake page; all that the script asks of it. */
class Target {
  readonly link: { href: string; protocol: string; closest: () => object | null }
  constructor(href: string, card?: string) {
    const around = card ? { querySelector: () => ({ pathname: card }) } : null
    this.link = { href, protocol: new URL(href).protocol, closest: () => around }
  }
  closest = () => this.link
}

const chat = (card?: string) =>
  new Target('https://wa.me/91194?text=Hi%2C%20book%20me%20a%20trip', card)

/** A page with the script, what it reports, and how. */
function openPage({ pathname = '/hotels', isStaff = false, beacons = true } = {}) {
  const listeners: Record<string, (event: object) => void> = {}
  const sent: Promise<object>[] = []
  const later: (() => void)[] = []
  const window = {
    ...{ Element: Target, URL, Blob, crypto, encodeURIComponent },
    location: { pathname },
    document: { documentElement: { dataset: isStaff ? { staff: '' } : {} } },
    addEventListener: (name: string, listen: (event: object) => void) => {
      listeners[name] = listen
    },
    setTimeout: (act: () => void) => later.push(act),
    navigator: {
      sendBeacon: (_: string, body: Blob) =>
        beacons && sent.push(body.text().then((text) => JSON.parse(text))),
    },
    fetch: (_: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
      if (keepalive) sent.push(Promise.resolve(JSON.parse(body)))
      return Promise.reject(new Error('Offline'))
    },
  }
  runInNewContext(script, window)
  return {
    reports: () => Promise.all(sent),
    /** Taps a link; the address that opens. */
    tap(target: Target, { type = 'click', ...others }: Record<string, unknown> = {}) {
      const event = { target, isTrusted: true, button: 0, timeStamp: 0, ...others }
      listeners[String(type)]?.(event)
      const opened = target.link.href
      for (const act of later.splice(0)) act()
      return opened
    },
  }
}

const textOf = (href: string) => new URL(href).searchParams.get('text') ?? ''
const reference = expect.stringMatching(/^KE-[2-9A-HJ-NP-Z]{5}$/)

test('a chat begins with the reference that is reported, and its link stays as it was', async () => {
  const { tap, reports } = openPage()
  const target = chat('/hotel/7/heritage')
  const plain = target.link.href
  const lines = textOf(tap(target)).split('\n')
  expect(lines).toEqual(['Hi, book me a trip', '', reference])
  expect(target.link.href).toBe(plain)
  expect(await reports()).toEqual([
    { reference: lines[2], channel: 'whatsapp', listingId: 7, page: '/hotels' },
  ])
})

test('the same chat within 5 s is reported once, another one again, also in another tab', async () => {
  const { tap, reports } = openPage()
  const [one, other] = [chat('/villas/11/brein'), chat('/villas/12')]
  const middle = { type: 'auxclick', button: 1 }
  const first = tap(one, middle)
  expect(tap(one, { ...middle, timeStamp: 5000 })).toBe(first)
  expect(tap(one, { timeStamp: 5001 })).not.toBe(first)
  expect(tap(other, { timeStamp: 5002 })).not.toBe(first)
  expect((await reports()).map((each) => Object(each).listingId)).toEqual([11, 11, 12])
})

test('a call is reported, about the listing of its page, and keeps its number', async () => {
  const { tap, reports } = openPage({ pathname: '/adventure/42/rafting' })
  expect(tap(new Target('tel:+911940000000'))).toBe('tel:+911940000000')
  const told = { channel: 'call', listingId: 42, page: '/adventure/42/rafting' }
  expect(await reports()).toEqual([{ ...told, reference }])
})

test.each([
  ['of staff', { isStaff: true }, {}],
  ['in the back office', { pathname: '/admin/enquiries' }, {}],
  ['on a guest’s plan', { pathname: '/q/abc' }, {}],
  ['by a script', {}, { isTrusted: false }],
  ['for a menu', {}, { type: 'auxclick', button: 2 }],
])('a tap %s is not reported', async (_, page, how) => {
  const { tap, reports } = openPage(page)
  expect(textOf(tap(chat(), how))).toBe('Hi, book me a trip')
  expect(await reports()).toEqual([])
})

test('where beacons are refused it is sent otherwise, and the chat opens even if that fails', async () => {
  const { tap, reports } = openPage({ beacons: false })
  expect(textOf(tap(chat()))).toMatch(/KE-\w{5}$/)
  expect(await reports()).toHaveLength(1)
})
