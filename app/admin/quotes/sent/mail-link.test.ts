import { beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../../api/call.ts'
import { mailLink } from './mail-link.ts'

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => null }))

const step = (step: string, text = '') => ({
  ...{ step, text, number: 1, at: '2026-11-26T10:00:00.000Z', author: 'Meena' },
})
const mailedOnce = [step('sent'), step('told', 'mail')]
const mailedTwice = [...mailedOnce, step('told', 'mail')]

type Answer = () => Promise<Response>
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const answer =
  (body: object, status = 200): Answer =>
  async () =>
    Response.json(body, { status })
const quoteWith = (steps: object[]) => answer({ steps })

/** Mails a quote that was mailed once before; returns the status of the problem, and the calls. */
async function mailTo(answers: Answer[], isUnclear = false) {
  const calls: string[] = []
  vi.stubGlobal('fetch', (_: string, { method }: { method: string }) => {
    calls.push(method)
    return (answers.shift() ?? lost)()
  })
  const send = <T>(make: () => Promise<Outcome<T>>) => make()
  const problem = await mailLink({ quote: { id: 7, steps: mailedOnce }, isUnclear, send })
  return [problem?.status, ...calls]
}

test('an answer is enough', async () => {
  expect(await mailTo([quoteWith(mailedTwice)])).toEqual([undefined, 'POST'])
  expect(await mailTo([answer({ Error: 'No address' }, 400)])).toEqual([400, 'POST'])
})

test.each([lost, answer({}, 504)])('if the answer is lost, the history tells', async (none) => {
  expect(await mailTo([none, quoteWith(mailedTwice)])).toEqual([undefined, 'POST', 'GET'])
  expect(await mailTo([none, quoteWith(mailedOnce)])).toEqual([
    none === lost ? 0 : 504,
    'POST',
    'GET',
  ])
})

test('if the history was not read either, the next attempt reads it before it mails again', async () => {
  expect(await mailTo([lost, lost])).toEqual([0, 'POST', 'GET'])
  expect(await mailTo([quoteWith(mailedTwice)], true)).toEqual([undefined, 'GET'])
  expect(await mailTo([quoteWith(mailedOnce), answer({})], true)).toEqual([
    undefined,
    'GET',
    'POST',
  ])
})
