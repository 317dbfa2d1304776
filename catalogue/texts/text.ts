import { z } from 'zod'
import type { Fields, Values } from '../field.ts'

/** Repeated items of a text: its questions, its reviews. */
export interface TextItems {
  /** The name on screen: 'question'. */
  noun: string
  /** The field that names an item. */
  namedBy: string
  /** Fields that distinguish items of the same name. */
  summaryFields?: string[]
  fields: Fields
  max: number
}

export interface TextSection {
  label: string
  fields: Fields
  items?: TextItems
}

/** A text of the site that staff may edit. */
export interface Text {
  title: string
  /** The page that shows it; absent for internal texts. */
  page?: string
  /** Only owners may change it, since it binds the agency. */
  ownerOnly?: boolean
  sections: Record<string, TextSection>
}

export function defineText<const T extends Text>(text: T): T {
  return text
}

type SectionValue<S extends TextSection> = Values<S['fields']> &
  (S extends { items: infer I extends TextItems } ? { items: Values<I['fields']>[] } : unknown)

export type ValueOf<T extends Text> = {
  [N in keyof T['sections']]: SectionValue<T['sections'][N]>
}

/** Any text's value, for code that handles every text alike. */
export type AnyTextValue = Record<string, SectionRecord>
export type SectionRecord = Record<string, unknown> & { items?: Record<string, unknown>[] }

/** Validates a text's value, from whatever source. */
export function textSchema({ sections }: Text) {
  const shapes = Object.entries(sections).map(([name, section]) => [name, sectionSchema(section)])
  return z.object(Object.fromEntries(shapes) as Record<string, z.ZodObject>)
}

function sectionSchema({ label, fields, items }: TextSection) {
  if (!items) return z.object(shapeOf(fields), `${label} must be an object.`)
  const { noun, max } = items
  const list = z
    .array(z.object(shapeOf(items.fields)), `${label} must have a list of items.`)
    .min(1, `At least one ${noun} is needed.`)
    .max(max, `There can be at most ${max}.`)
  return z.object({ ...shapeOf(fields), items: list }, `${label} must be an object.`)
}

const shapeOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
