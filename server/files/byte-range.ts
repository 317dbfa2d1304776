import type { ByteRange } from '../images/storage/open-file.ts'

const header = /^bytes=(\d*)-(\d*)$/

/**
 * The byte range of a Range header for a file of the given size. Undefined means the whole file,
 * also for multiple ranges, which a server may ignore.
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
