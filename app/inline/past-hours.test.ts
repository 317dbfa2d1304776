import { expect, test, vi } from 'vitest'
import { showPastHours } from './past-hours.ts'

const saved = '2026-11-24T09:00:00.000Z'
const until = '2026-11-24T11:00:00.000Z'

interface Page {
  /** Hours by the phone's clock after the page was saved. */
  after: number
  ahead?: number
  kept?: string | undefined
  onLine?: boolean
}

/** Whether what applies after its expiry is shown, of a road that is known for two hours. */
function isPast({ after, ahead = 0, kept = saved, onLine = false }: Page): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(saved) + after * 3_600_000 })
  const child = (name: string, display: string) => ({
    ...{ style: { display }, hasAttribute: (asked: string) => asked === name },
  })
  const [now, past] = [child('data-now', ''), child('data-past', 'none')]
  const labels = { 'aria-label': 'open' }
  const part = {
    ...{ dataset: { until, pastLabel: 'not known' }, children: [now, past] },
    setAttribute: (_: string, label: string) => Object.assign(labels, { 'aria-label': label }),
  }
  const dataset = { ...(kept && { kept }), ahead: `${ahead * 3_600_000}` }
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => [part] })
  vi.stubGlobal('navigator', { onLine })
  showPastHours()
  vi.useRealTimers()
  const shown = past.style.display === ''
  expect([now.style.display === 'none', labels['aria-label'] === 'not known']).toEqual([
    shown,
    shown,
  ])
  return shown
}

test.each([
  ['before its expiry', { after: 1 }, false],
  ['after it', { after: 3 }, true],
  ['by a clock set back to before the time of saving', { after: -5 }, true],
  ['by a clock that is seconds behind', { after: -0.01 }, false],
  ['by a slow clock that the last answer corrected', { after: 0, ahead: 3 }, true],
  ['by a fast clock, which is not corrected', { after: 3, ahead: -3 }, true],
  ['on a page from the network', { after: 3, kept: '', onLine: true }, false],
])('a road %s', (_, page, past) => {
  expect(isPast(page)).toBe(past)
})
