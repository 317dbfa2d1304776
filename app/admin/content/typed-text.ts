import type { FieldErrors, Fields } from '#catalogue/field.ts'
import type { AnyTextValue, SectionRecord, Text, TextItems } from '#catalogue/texts/text.ts'
import { checkTyped, type Typed, typedOf, valueFrom } from '../record-form/typed.ts'

export interface TypedItem {
  /** Identifies it while the editor is open. */
  key: number
  typed: Typed
}

export interface TypedSection {
  fields: Typed
  items: TypedItem[]
}

/** The editor's content of a text, by section. */
export type TypedText = Record<string, TypedSection>

export function typedText({ sections }: Text, value: AnyTextValue): TypedText {
  const typed = Object.entries(sections).map(([name, { fields, items }]) => {
    const section: SectionRecord = value[name] ?? {}
    return [
      name,
      {
        fields: typedOf(fields, section),
        items: (items ? (section.items ?? []) : []).map((item, key) => ({
          key,
          typed: typedOf(items?.fields ?? {}, item),
        })),
      },
    ]
  })
  return Object.fromEntries(typed)
}

/** The parsed text, valid or not. */
export function valueOfText({ sections }: Text, typed: TypedText): AnyTextValue {
  const values = Object.entries(sections).map(([name, { fields, items }]) => {
    const section = typed[name]
    return [
      name,
      {
        ...valuesFrom(fields, section?.fields ?? {}),
        ...(items && {
          items: (section?.items ?? []).map((item) => valuesFrom(items.fields, item.typed)),
        }),
      },
    ]
  })
  return Object.fromEntries(values)
}

const valuesFrom = (fields: Fields, typed: Typed) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueFrom(field, typed[name] ?? '')]),
  )

/** The declaration's error messages, by 'section.field' or 'section.items.3.field'. */
export function checkText({ sections }: Text, typed: TypedText): FieldErrors {
  const found = Object.entries(sections).flatMap(([name, { fields, items }]) => {
    const section = typed[name] ?? { fields: {}, items: [] }
    return [
      ...under(name, checkTyped(fields, section.fields)),
      ...(items ? checkItems(`${name}.items`, items, section.items) : []),
    ]
  })
  return Object.fromEntries(found)
}

function checkItems(place: string, { noun, max, fields }: TextItems, items: TypedItem[]) {
  const found = items.flatMap(({ typed }, at) => under(`${place}.${at}`, checkTyped(fields, typed)))
  if (items.length === 0) found.push([place, [`At least one ${noun} is needed.`]])
  if (items.length > max) found.push([place, [`There can be at most ${max}.`]])
  return found
}

const under = (place: string, errors: FieldErrors) =>
  Object.entries(errors).map(([name, messages]): [string, string[]] => [
    `${place}.${name}`,
    messages,
  ])
