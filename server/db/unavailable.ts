export const noRoom =
  'The site has no room left to store anything right now. Please try again later.'

/** A storage of the site is unreachable or full; the request itself was not at fault. */
export class Unavailable extends Error {
  readonly statusCode = 503
  constructor(reason: 'away' | 'full', awayMessage: string, cause: unknown) {
    super(reason === 'full' ? noRoom : awayMessage, { cause })
  }
}

const away = 'The site cannot reach its database right now. Please try again in a moment.'

/** The database does not answer or accepts no more data. */
export class DatabaseUnavailable extends Unavailable {
  constructor(reason: 'away' | 'full', cause: unknown) {
    super(reason, away, cause)
  }
}

/** Whether a Node error code means that another machine cannot be reached. */
export const isNetworkError = (code: string) =>
  /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)/.test(code)
