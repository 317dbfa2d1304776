import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts.ts'

const html =
  '<link rel="modulepreload" href="/a.js"/><body><script type="module" async="">go()</script></body>'

test('delays a page’s module script by a script that starts it', () => {
  const page = lateScripts(html)
  expect(page).toContain('<link data-late="modulepreload" href="/a.js"/>')
  expect(page).not.toContain('<link rel')
  expect(page).toContain('<script type="text/plain" data-late>go()</script><script>(function')
})

test('throws for a page without a module script', () => {
  expect(() => lateScripts('<body></body>')).toThrow('no module script')
})

/** The page over a connection: its events, its timers by their delay, and what its scripts start. */
function openPage(connection?: object) {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(lateScripts(html)) ?? []
  const listeners: Record<string, () => void> = {}
  const timers: [act: () => void, ms: number][] = []
  const idle: (() => void)[] = []
  const started: object[] = []
  const link = { rel: '' }
  const held = { textContent: 'go()', after: (script: object) => started.push(script) }
  const window = {
    navigator: { connection },
    document: {
      readyState: 'interactive',
      querySelectorAll: (selector: string) => (selector.startsWith('link') ? [link] : [held]),
      createElement: () => ({}),
    },
    addEventListener(name: string, listen: () => void) {
      listeners[name] = listen
    },
    removeEventListener: (name: string) => delete listeners[name],
    setTimeout: (act: () => void, ms: number) => timers.push([act, ms]),
    requestIdleCallback: (act: () => void) => idle.push(act),
  }
  runInNewContext(script, Object.assign(window, { window }))
  return { listeners, timers, idle, started, link }
}

test('scripts start once, 300 ms after the page has loaded, when it is idle', () => {
  const { listeners, timers, idle, started, link } = openPage()
  expect(timers).toEqual([])
  listeners.load?.()
  const [[wait, ms] = []] = timers
  expect([ms, idle, started, link.rel]).toEqual([300, [], [], ''])
  wait?.()
  expect(started).toEqual([])
  const { keydown } = listeners
  for (const start of [...idle, keydown]) start?.()
  expect(started).toEqual([{ type: 'module', textContent: 'go()' }])
  expect(link.rel).toBe('modulepreload')
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %o scripts wait for an interaction',
  (connection) => {
    const { listeners, timers, idle, started } = openPage(connection)
    const events = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
    expect(Object.keys(listeners)).toEqual(events)
    expect([timers, idle, started]).toEqual([[], [], []])
    listeners.scroll?.()
    expect(started).toHaveLength(1)
    expect(listeners).toEqual({})
  },
)
