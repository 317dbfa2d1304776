import type { Problem } from '#server/wire/problem.ts'
import type { Outcome } from '../../api/call.ts'

interface Result {
  count: number
  /** Those that no longer exist. */
  gone: number
  failure?: Problem
}

/**
 * Makes a call for each listing in turn, until one fails. One that no longer exists is left out, since
 * it would fail each time and cannot be unselected.
 */
export async function eachInTurn(
  ids: number[],
  make: (id: number) => Promise<Outcome<unknown>>,
  onDone: (id: number) => void,
): Promise<Result> {
  let gone = 0
  for (const [at, id] of ids.entries()) {
    const { problem } = await make(id)
    if (problem?.status === 404) gone += 1
    else if (problem) return { count: at - gone, gone, failure: problem }
    onDone(id)
  }
  return { count: ids.length - gone, gone }
}
