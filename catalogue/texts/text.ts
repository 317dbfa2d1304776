import { z } from 'zod'
import type { Fields, Values } from '../field.ts'

/** Repeated pieces of a text: its questions, its reviews. */
export interface TextItems {
  /** Word on screen: 'question'. */
  noun: string
  /** The field that an item is called by. */
  namedBy: string
  /** The fields that tell it from others where only its name is seen. */
  toldBy?: string[]
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
  /** The page that shows it; absent of what only staff see. */
  page?: string
  /** Only an owner changes it: it binds the agency. */
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

/** Any text's value, for code that serves every text alike. */
export type AnyTextValue = Record<string, SectionRecord>
export type SectionRecord = Record<string, unknown> & { items?: Record<string, unknown>[] }

/** The schema that a text's value is checked with wherever it comes from. */
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
