import type { WireVersion } from '../quote-types.ts'

export const changedText = 'Somebody else changed this quote since you opened it.'

/** What happened to the edited version, by the newest one that is stored. */
export function conflictText(theirs: Pick<WireVersion, 'state' | 'number'>, edited: number) {
  if (theirs.state === 'draft') return changedText
  return theirs.number < edited
    ? 'The draft was discarded meanwhile. Yours would begin it again.'
    : 'It was sent meanwhile. Yours would be the next version.'
}
