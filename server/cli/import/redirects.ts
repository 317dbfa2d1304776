import { z } from 'zod'
import type { WrittenRow } from '../../redirects/read-rows.ts'

const exported = z.array(
  z.object({ from: z.string(), to: z.string() }),
  'redirects.json must be a list of addresses, each with from and to.',
)

/** The redirects of an export. Throws an Error of a line. */
export function readRedirects(content: unknown): WrittenRow[] {
  const { data, error } = exported.safeParse(content)
  if (!data) throw new Error(`redirects.json: ${error.issues[0]?.message}`)
  return data.map((each, at) => ({ row: at + 1, ...each }))
}
