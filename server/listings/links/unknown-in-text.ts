import type { Field, FieldErrors } from '#catalogue/field.ts'
import { isSoldKind } from '#catalogue/kinds.ts'
import type { AnyTextValue, Text } from '#catalogue/texts/text.ts'
import type { Queries } from '../../db/tables.ts'
import { titlesOf } from '../search/search-titles.ts'

interface Reference {
  /** 'reviews.items.3.listing' */
  place: string
  field: Field
  ids: number[]
}

/** Errors for unknown listings in a text; those that it referred to before are accepted even if deleted. */
export async function unknownInText(
  db: Queries,
  text: Text,
  value: AnyTextValue,
  before: AnyTextValue,
): Promise<FieldErrors | undefined> {
  const known = new Set(referencesIn(text, before).flatMap(({ ids }) => ids))
  const added = referencesIn(text, value).map((naming) => ({
    ...naming,
    ids: naming.ids.filter((id) => !known.has(id)),
  }))
  const found = await titlesOf(db, [...new Set(added.flatMap(({ ids }) => ids))])
  const errors = added.flatMap(({ place, field, ids }): [string, string[]][] => {
    const right = found.filter(({ kind }) => !field.isOfSold || isSoldKind(kind))
    const wrong = ids.filter((id) => !right.some((listing) => listing.id === id))
    if (wrong.length === 0) return []
    return [[place, wrong.map((id) => `${field.label}: there is no listing ${id}.`)]]
  })
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}

/** The references to listings in the items of a text. */
const referencesIn = ({ sections }: Text, value: AnyTextValue): Reference[] =>
  Object.entries(sections).flatMap(([section, { items }]) =>
    Object.entries(items?.fields ?? {})
      .filter(([, { control }]) => control === 'listings')
      .flatMap(([name, field]) =>
        (value[section]?.items ?? []).map((item, at) => ({
          place: `${section}.items.${at}.${name}`,
          field,
          ids: (item[name] as number[] | undefined) ?? [],
        })),
      ),
  )
