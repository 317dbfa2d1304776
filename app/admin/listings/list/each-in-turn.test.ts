import { expect, test } from 'vitest'
import type { Outcome } from '../../api/call.ts'
import { eachInTurn } from './each-in-turn.ts'

const answer = (status: number): Outcome<unknown> =>
  status === 204
    ? { data: undefined, headers: new Headers() }
    : { problem: { title: '', status, errors: {}, Error: '' } }

const run = async (...answers: number[]) => {
  const done: number[] = []
  const make = async (at: number) => answer(answers[at] ?? 0)
  const result = await eachInTurn([...answers.keys()], make, (id) => done.push(id))
  return { done, ...result }
}

test('what was deleted meanwhile neither stops the others nor stays selected', async () => {
  expect(await run(204, 404, 204)).toEqual({ done: [0, 1, 2], count: 2, gone: 1 })
})

test('the first other failure stops', async () => {
  const { failure, ...others } = await run(404, 204, 500, 204)
  expect(failure?.status).toBe(500)
  expect(others).toEqual({ done: [0, 1], count: 1, gone: 1 })
})
