import { beforeEach, expect, test, vi } from 'vitest'
import { announce, isOn, switchOn, turnOff } from './announcing.ts'
import type { Arrived } from './snapshot.ts'

/** What was shown or played. */
let made: string[] = []
const permission = { now: 'default' }
const opened: (() => void)[] = []

class Notification {
  static requestPermission = async () => permission.now
  set onclick(open: () => void) {
    opened.push(open)
  }
  constructor(title: string, { body }: { body: string }) {
    made.push([title, body].filter(Boolean).join(': '))
  }
  close() {}
}

class AudioContext {
  resume = () => made.push('a sound')
}

/** Does as it is told. */
class AudioNode {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  connect = (next: unknown) => next
  start() {}
  stop() {}
}

beforeEach(() => {
  made = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', { Notification, focus() {} })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('AudioContext', AudioContext)
  for (const name of ['GainNode', 'OscillatorNode']) vi.stubGlobal(name, AudioNode)
})

const hamid = { id: 7, name: 'Heard Hamid', listingTitle: 'Tulip Week', partTitle: '' } as Arrived

test('announces nothing unless it was switched on', () => {
  announce([hamid], () => {})
  expect(made).toEqual([])
})

test('a notification stays off until the browser allows it, and says why', async () => {
  for (const [now, why] of [
    ['default', 'Notifications stay off until you allow them'],
    ['denied', 'Your browser blocks notifications'],
  ] as const) {
    permission.now = now
    expect(await switchOn('notification')).toContain(why)
    expect(isOn('notification')).toBe(false)
  }
  announce([hamid], () => {})
  expect(made).toEqual([])
})

test('what is on shows itself at once, names an enquiry, opens it, and counts several', async () => {
  permission.now = 'granted'
  expect(await switchOn('notification')).toBeUndefined()
  expect(await switchOn('sound')).toBeUndefined()
  expect(made).toEqual(['New enquiries show up here', 'a sound'])
  made = []
  const places: string[] = []
  announce([hamid], (to) => places.push(to))
  announce([hamid, hamid], (to) => places.push(to))
  expect(made).toEqual([
    'a sound',
    'New enquiry: Heard Hamid: Tulip Week',
    'a sound',
    '2 new enquiries',
  ])
  for (const open of opened.slice(-2)) open()
  expect(places).toEqual(['/admin/enquiries/7', '/admin/enquiries'])
  turnOff('sound')
  made = []
  announce([hamid], () => {})
  expect(made).toEqual(['New enquiry: Heard Hamid: Tulip Week'])
})
