import type { ByteRange } from '../images/storage/open-file.ts'

const header = /^bytes=(\d*)-(\d*)$/

/**
 * What a Range header asks for of a file of so many bytes. Undefined is the whole file: also for
 * several ranges at once, which a server need not answer in parts.
 */
export function parseRange(
  value: string | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = header.exec(value ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  const range = from
    ? { start: Number(from), end: to ? Math.min(Number(to), bytes - 1) : bytes - 1 }
    : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 }
  if (from && to && Number(to) < Number(from)) return undefined
  return range.start > range.end ? 'unsatisfiable' : range
}
