const messages = {
  away: 'The site cannot reach its store of pictures right now. Nothing was saved; please try again in a moment.',
  full: 'The site has no room left to store anything right now. Please try again later.',
}

/** Files can be neither had nor kept at the moment: no fault of what was asked for. */
export class StorageUnavailable extends Error {
  readonly statusCode = 503
  constructor(reason: keyof typeof messages, cause: unknown) {
    super(messages[reason], { cause })
  }
}
