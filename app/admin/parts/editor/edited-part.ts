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

/** The parts of one name that a kind's listings have. */
export interface PartSet {
  kind: KindName
  name: string
  declaration: Part
}

export const partSetsOf = (kind: KindName): PartSet[] =>
  Object.entries(kindOf(kind).parts).map(([name, declaration]) => ({ kind, name, declaration }))

/** A part in a form; without an id the server doesn't have it yet. */
export interface EditedPart {
  key: string
  id?: number
  /** That the change was made from. */
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

/** The parts as they are stored now, with what of them was left unsaved; files are not kept. */
export function restoredParts(stored: EditedPart[], unsaved: EditedPart[]): EditedPart[] {
  const all = unsaved.map((part) => ({ ...part, pictures: part.pictures.filter(isWhole) }))
  const ofThese = (key: string) => all.find((part) => part.key === key)
  return [...stored.map((part) => ofThese(part.key) ?? part), ...all.filter(({ id }) => !id)]
}

const isWhole = ({ path, file }: Picture) => path !== undefined || file instanceof File

/** What stands in a fresh one; its number follows the last one's. */
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

/** A day is called by its number, or its place while it has none; all else by its first field. */
export function nameOf({ declaration }: PartSet, { typed }: EditedPart, at: number): string {
  const { fields, sortBy = '', noun } = declaration
  if (isNumbered(declaration)) return `Day ${typed[sortBy]?.trim() || at + 1}`
  const [first = ''] = Object.keys(fields)
  const name = typed[first]?.trim() || `New ${noun}`
  return fields[first]?.control === 'day' && isDate(name) ? dayText(name) : name
}

/** `at` is its place among the parts of its set. */
export function errorText(set: PartSet, part: EditedPart, at: number, message: string): string {
  const { noun } = set.declaration
  const name = nameOf(set, part, at)
  return `Error in ${isNumbered(set.declaration) ? `itinerary for ${name}` : `${noun} “${name}”`}: ${message}`
}

export interface WrongPart {
  message: string
  errors: FieldErrors
}

/** Why a part may not be sent; undefined where it may. */
export function checkEdited(
  { kind, name, declaration }: PartSet,
  part: EditedPart,
): WrongPart | undefined {
  const refusal = checkPart(rulesOf(kind, name), declaration, part)
  if (!refusal) return undefined
  const { text = '', errors } = refusal
  return { message: Object.values(errors).flat()[0] ?? text, errors }
}
