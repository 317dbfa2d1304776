import { beforeEach, expect, test, vi } from 'vitest'
import { noTax } from '#test/samples/quotes.ts'
import type { Outcome } from '../../api/call.ts'
import { sendQuote } from './send-quote.ts'

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => null }))

const send = <T>(make: () => Promise<Outcome<T>>) => make()

type Answer = () => Promise<Response>
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const refuse =
  (status: number, errors = {}): Answer =>
  async () =>
    Response.json({ title: '', status, errors, Error: 'No' }, { status })
const alreadySent = refuse(400, { State: ['Change something first.'] })
const newest =
  (state: string, revision: number): Answer =>
  async () =>
    Response.json({ versions: [{ state, revision }] })

/** Sends revision 3 while the server answers so; returns the problem and what was called. */
async function sendTo(...answers: Answer[]) {
  const calls: string[] = []
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    calls.push(`${method} ${path}`)
    return (answers.shift() ?? lost)()
  })
  return { problem: await sendQuote(7, { revision: 3, pricing: noTax }, send), calls }
}
const both = ['POST /api/quotes/7/send', 'GET /api/quotes/7']

test('an answer is enough', async () => {
  const { problem, calls } = await sendTo(newest('sent', 4))
  expect([problem, calls]).toEqual([undefined, both.slice(0, 1)])
})

test.each([
  ['a lost answer', lost, 'sent'],
  ['a proxy that waited in vain', refuse(504), 'sent'],
  ['the refusal to send it again', alreadySent, 'sent'],
  ['an answer lost so long that the guest opened the link', lost, 'viewed'],
])('after %s, the quote tells that it was sent', async (_, answer, state) => {
  const { problem, calls } = await sendTo(answer, newest(state, 4))
  expect([problem, calls]).toEqual([undefined, both])
})

test.each([
  ['that is still a draft', lost, newest('draft', 3), 0],
  ['that cannot be read', lost, lost, 0],
  ['that others changed and sent', alreadySent, newest('sent', 5), 400],
  ['that the guest has accepted', alreadySent, newest('accepted', 4), 400],
])('does not say so of a quote %s', async (_, answer, read, status) => {
  expect((await sendTo(answer, read)).problem).toMatchObject({ status })
})

test.each([403, 409])('a refusal for another reason stays one (%i)', async (status) => {
  const { problem, calls } = await sendTo(refuse(status), newest('sent', 4))
  expect([problem?.status, calls]).toEqual([status, both.slice(0, 1)])
})
