import { isDate } from '#catalogue/enquiries/forms/day.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { isNumbered, type Part } from '#catalogue/part.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { dayText } from '../../dates.ts'
import { type Picture, storedPicture } from '../../pictures/picture.ts'
import { type Typed, typedOf } from '../../record-form/typed.ts'
import { checkPart } from '../part-body.ts'
import { rulesOf } from '../part-screens.ts'

/** A type of part of a kind's listings. */
export interface PartSet {
  kind: KindName
  name: string
  declaration: Part
}

export const partSetsOf = (kind: KindName): PartSet[] =>
  Object.entries(kindOf(kind).parts).map(([name, declaration]) => ({ kind, name, declaration }))

/** A part in a form; without an id if it is not stored yet. */
export interface EditedPart {
  key: string
  id?: number
  /** The version the change is based on. */
  version?: number
  typed: Typed
  pictures: Picture[]
  isRemoved: boolean
  isChanged: boolean
}

export function storedPart({ declaration: { fields } }: PartSet, record: WirePart): EditedPart {
  const { id, version, pictures = [], title, name } = record
  const described = String(title ?? name ?? '')
  return {
    ...{ key: String(id), id, version, typed: typedOf(fields, record) },
    pictures: pictures.map((picture) => storedPicture(picture, described)),
    isRemoved: false,
    isChanged: false,
  }
}

export const isUnsaved = ({ isRemoved, isChanged }: EditedPart) => isRemoved || isChanged

/** The stored parts with unsaved changes applied; files are not stored. */
export function restoredParts(stored: EditedPart[], unsaved: EditedPart[]): EditedPart[] {
  const all = unsaved.map((part) => ({ ...part, pictures: part.pictures.filter(isWhole) }))
  const ofThese = (key: string) => all.find((part) => part.key === key)
  return [...stored.map((part) => ofThese(part.key) ?? part), ...all.filter(({ id }) => !id)]
}

const isWhole = ({ path, file }: Picture) => path !== undefined || file instanceof File

/** The values of a new one; its number follows the last one's. */
export function newPart({ declaration }: PartSet, parts: EditedPart[]): EditedPart {
  const { fields, sortBy } = declaration
  const typed = typedOf(fields)
  if (sortBy && isNumbered(declaration)) typed[sortBy] = String(lastNumber(parts, sortBy) + 1)
  const key = `new-${crypto.randomUUID()}`
  return { key, typed, pictures: [], isRemoved: false, isChanged: true }
}

const lastNumber = (parts: EditedPart[], sortBy: string) =>
  parts
    .filter(({ isRemoved }) => !isRemoved)
    .reduce((last, { typed }) => Math.max(last, Number(typed[sortBy]) || 0), 0)

/** The name of a part: a day's number, or its position without one; else its first field. */
export function nameOf({ declaration }: PartSet, { typed }: EditedPart, at: number): string {
  const { fields, sortBy = '', noun } = declaration
  if (isNumbered(declaration)) return `Day ${typed[sortBy]?.trim() || at + 1}`
  const [first = ''] = Object.keys(fields)
  const name = typed[first]?.trim() || `New ${noun}`
  return fields[first]?.control === 'day' && isDate(name) ? dayText(name) : name
}

/** `at` is its position among the parts of its set. */
export function errorText(set: PartSet, part: EditedPart, at: number, message: string): string {
  const { noun } = set.declaration
  const name = nameOf(set, part, at)
  return `Error in ${isNumbered(set.declaration) ? `itinerary for ${name}` : `${noun} “${name}”`}: ${message}`
}

interface WrongPart {
  message: string
  errors: FieldErrors
}

/** The error of a part; undefined if it can be saved. */
export function checkEdited(
  { kind, name, declaration }: PartSet,
  part: EditedPart,
): WrongPart | undefined {
  const refusal = checkPart(rulesOf(kind, name), declaration, part)
  if (!refusal) return undefined
  const { text = '', errors } = refusal
  return { message: Object.values(errors).flat()[0] ?? text, errors }
}
