import type { WireFound } from '#server/api/operations/search-routes.ts'
import { type Answer, useAnswer } from '../use-answer.ts'

export type Search = Answer<WireFound>

/** The server's search results, requested when typing has paused. */
export const useFound = (q: string): Search =>
  useAnswer<WireFound>(q === '' ? undefined : `/Search?q=${encodeURIComponent(q)}`)
