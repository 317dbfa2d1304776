import { z } from 'zod'

/** An address that a page may link to. */
export const link = z.url({ protocol: /^https$/ })

/** The entries that have what is needed; the others are passed over. */
export function usable<S extends z.ZodType>(entries: unknown[], schema: S): z.output<S>[] {
  return entries.flatMap((entry) => {
    const result = schema.safeParse(entry)
    return result.success ? [result.data] : []
  })
}
