import { upperFirst } from '#catalogue/noun.ts'
import type { AnyTextValue, Text } from '#catalogue/texts/text.ts'
import { textDifferences } from '#catalogue/texts/text-differences.ts'
import type { Difference } from '../record-form/differences.tsx'
import { type TypedText, valueOfText } from './typed-text.ts'

/** The differences between another user's text and the editor, in words. */
export function differencesOf(text: Text, theirs: AnyTextValue, mine: TypedText): Difference[] {
  return textDifferences(text, theirs, valueOfText(text, mine)).map(
    ({ label, missing, before, after }) => ({
      label: missing ? upperFirst(label) : label,
      theirs: missing === 'before' ? notThere : before,
      mine: missing === 'after' ? notThere : after,
    }),
  )
}

const notThere = 'not there'
