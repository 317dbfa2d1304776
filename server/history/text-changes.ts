import type { AnyTextValue } from '#catalogue/texts/text.ts'
import { textDifferences } from '#catalogue/texts/text-differences.ts'
import { declaredText, textNames } from '#catalogue/texts/texts.ts'
import type { Snapshot } from './entries.ts'
import type { FieldChange } from './field-change.ts'

const verbs = { before: 'Added', after: 'Removed' }

/** What changed of a text of the site: its fields, and which of its items. */
export function textChanges(name: string | null, before: Snapshot, after: Snapshot): FieldChange[] {
  const known = textNames.find((text) => text === name)
  if (!known) return []
  // The history keeps what passed the text's schema.
  const [old, now] = [before as AnyTextValue, after as AnyTextValue]
  return textDifferences(declaredText(known), old, now).map(({ label, missing, ...texts }) => ({
    label: missing ? `${verbs[missing]} ${label}` : label,
    ...texts,
  }))
}
