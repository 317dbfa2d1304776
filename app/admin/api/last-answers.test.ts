import { expect, test } from 'vitest'
import { type Outcome, toProblem, unreached } from './call.ts'
import { keepingLast } from './last-answers.ts'

const answer = (data: unknown): Outcome<unknown> => ({ data, headers: new Headers() })
const failure = (status: number): Outcome<unknown> => ({ problem: toProblem(status, undefined) })
const read = (screen: string, path: string, outcome: Outcome<unknown>) =>
  keepingLast(screen, path, async () => outcome)

test.each([
  ['no answer', { problem: unreached }],
  ['a failing server', failure(503)],
])('a reload with %s keeps what the screen shows', async (_, outcome) => {
  const first = await read(`/admin/users ${_}`, '/User', answer(['Aisha']))
  expect(await read(`/admin/users ${_}`, '/User', outcome)).toBe(first)
  const newer = answer(['Aisha', 'Bilal'])
  expect(await read(`/admin/users ${_}`, '/User', newer)).toBe(newer)
  expect(await read(`/admin/users ${_}`, '/User', outcome)).toBe(newer)
})

test('a refusal replaces what the screen shows', async () => {
  await read('/admin/enquiries/1', '/Enquiry/1', answer({ id: 1 }))
  const gone = failure(404)
  expect(await read('/admin/enquiries/1', '/Enquiry/1', gone)).toBe(gone)
})

test('a screen that is opened shows no answer of an earlier one', async () => {
  await read('Aisha /admin/mail', '/Mail', answer('letters'))
  const failed = failure(500)
  expect(await read('Bilal /admin/mail', '/Mail', failed)).toBe(failed)
  expect(await read('Aisha /admin/mail', '/Mail', failed)).toBe(failed)
})

test('an answer for a screen that was left is not kept', async () => {
  let arrive = (_: Outcome<unknown>) => {}
  const late = keepingLast<unknown>(
    '/admin/mail',
    '/Mail',
    () => new Promise((done) => (arrive = done)),
  )
  await read('/admin/users', '/User', answer([]))
  arrive(answer('letters'))
  await late
  const failed = failure(500)
  expect(await read('/admin/mail', '/Mail', failed)).toBe(failed)
})
