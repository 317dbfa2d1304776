import { DatabaseUnavailable } from '../unavailable.ts'

/** SQLite's result codes; an extended code has them in its lower byte. */
const codes = {
  busy: 5,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
}
const damaged = [codes.corrupt, codes.notDatabase]
const away = [codes.busy, codes.readOnly, codes.io, codes.cannotOpen]

const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined

export const sqliteErrors = {
  isBusy: (error: unknown) => codeOf(error) === codes.busy,
  isDamaged: (error: unknown) => damaged.includes(codeOf(error) ?? 0),
  isFull: (error: unknown) => codeOf(error) === codes.full,
  /** Turns errors of the disk or of another process into DatabaseUnavailable. */
  translated(error: unknown): unknown {
    const code = codeOf(error)
    if (code === codes.full) return new DatabaseUnavailable('full', error)
    return code && away.includes(code) ? new DatabaseUnavailable('away', error) : error
  },
}
