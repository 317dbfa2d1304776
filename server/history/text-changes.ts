import type { AnyTextValue } from '#catalogue/texts/text.ts'
import { textDifferences } from '#catalogue/texts/text-differences.ts'
import { declaredText, textNames } from '#catalogue/texts/texts.ts'
import type { Snapshot } from './entries.ts'
import type { FieldChange } from './field-change.ts'

const verbs = { before: 'Added', after: 'Removed' }

/** Changes of a text of the site, by field and item. */
export function textChanges(name: string | null, before: Snapshot, after: Snapshot): FieldChange[] {
  const known = textNames.find((text) => text === name)
  if (!known) return []
  // Values in the history passed the text's schema when they were stored.
  const [old, now] = [before as AnyTextValue, after as AnyTextValue]
  return textDifferences(declaredText(known), old, now).map(({ label, missing, ...texts }) => ({
    label: missing ? `${verbs[missing]} ${label}` : label,
    ...texts,
  }))
}
