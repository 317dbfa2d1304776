const noRoom = 'The site has no room left to store anything right now. Please try again later.'

/** Something that the site stores in is away, or full: no fault of what was asked of it. */
export class Unavailable extends Error {
  readonly statusCode = 503
  constructor(reason: 'away' | 'full', awayMessage: string, cause: unknown) {
    super(reason === 'full' ? noRoom : awayMessage, { cause })
  }
}

const away = 'The site cannot reach its database right now. Please try again in a moment.'

/** The database does not answer, or takes nothing more. */
export class DatabaseUnavailable extends Unavailable {
  constructor(reason: 'away' | 'full', cause: unknown) {
    super(reason, away, cause)
  }
}

/** Whether a code of Node's says that another machine cannot be reached. */
export const isNetworkError = (code: string) =>
  /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)/.test(code)
