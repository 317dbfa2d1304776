const messages = {
  away: 'The site cannot reach its database right now. Please try again in a moment.',
  full: 'The site has no room left to store anything right now. Please try again later.',
}

/** The database does not answer, or takes nothing more: no fault of what was asked of it. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503
  constructor(reason: keyof typeof messages, cause: unknown) {
    super(messages[reason], { cause })
  }
}
