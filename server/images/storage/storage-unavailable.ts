import { Unavailable } from '../../db/unavailable.ts'

const away =
  'The site cannot reach its store of pictures right now. Nothing was saved; please try again in a moment.'

/** Files can currently be neither read nor stored. */
export class StorageUnavailable extends Unavailable {
  constructor(reason: 'away' | 'full', cause: unknown) {
    super(reason, away, cause)
  }
}
