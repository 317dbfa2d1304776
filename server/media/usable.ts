import { z } from 'zod'

/** A URL that a page may link to. */
export const link = z.url({ protocol: /^https$/ })

/** The valid entries; the others are skipped. */
export function usable<S extends z.ZodType>(entries: unknown[], schema: S): z.output<S>[] {
  return entries.flatMap((entry) => {
    const result = schema.safeParse(entry)
    return result.success ? [result.data] : []
  })
}
