import type { z } from 'zod'
import { ambiguity } from '#catalogue/imports/written-price.ts'
import { categoryField, ownerField } from '#catalogue/kind.ts'
import { type AnyListing, type KindName, kindOf, type PartName, partOf } from '#catalogue/kinds.ts'
import { upperFirst } from '#catalogue/noun.ts'
import { pictureFolders, pictureLimits } from '#catalogue/part.ts'
import { limitMessage } from '#catalogue/pictures/picture-format.ts'
import type { ListingValues } from '../../listings/insert-listing.ts'
import { fillSecondNames, readListingBody } from '../../wire/listing-body.ts'
import { listingNames, type Names, partNames, readPairs } from '../../wire/names.ts'
import { createBody, partBody } from '../../wire/schemas.ts'
import { refuseFailed } from '../sheets/failed-cells.ts'
import { suggestion } from '../sheets/nearest.ts'
import type { Place } from '../sheets/place.ts'
import { type FileRecord, find, isObject } from '../sheets/record.ts'
import { type Refusal, refusalOf } from '../sheets/refusal.ts'
import { categoryOf, categoryRule, isCategory, toBody } from './as-written.ts'
import { mergeIntoExisting } from './merge-into-existing.ts'
import { linkNames, type NamedListings, takeLinks, writtenNames } from './named-listings.ts'
import { type PictureRef, pictureRefs } from './picture-refs.ts'
import { placePictures } from './pictures-in-text.ts'

/** A valid listing whose pictures are still files. */
export interface CheckedListing {
  kind: KindName
  values: ListingValues
  pictures: PictureRef[]
  parts: CheckedPart[]
  /** Titles of linked listings by field; in a change, only the fields it sets. */
  links: Record<string, string[]>
  /** The listing it changes. */
  before?: AnyListing
}

export interface CheckedPart {
  part: string
  values: Record<string, unknown>
  pictures: PictureRef[]
}

/** The agency's default texts for required fields that few catalogues have. */
export type OwnTerms = Record<'additionalInfo' | 'termCondition', string>

interface Checking {
  own: OwnTerms
  named: NamedListings
  report: (refusal: Refusal) => void
  /** Called for each field filled with a default text. */
  filled: () => void
  /** The listing that the record changes. */
  before?: AnyListing
}

type Say = (field: string, message: string) => void

/** Properties in an answer of the API that a body does not accept. */
const answered = ['id', 'version', 'createdAt', 'updatedAt', 'images', 'image', 'icon', 'pictures']

/**
 * Reads a record as the API reads a body, and reports everything it would refuse. After an error
 * the values are incomplete, but the pictures are not.
 */
export function checkRecord(record: FileRecord, checking: Checking): CheckedListing {
  const { kind } = record
  const { parts, imageLimit, fields } = kindOf(kind)
  const names = writtenNames(kind, listingNames(kind))
  const say = refusalsOf(record, checking)
  const isChange = checking.before !== undefined
  const value = placePictures(record.value, { fields, isChange, say })
  refuseUnknown(value, Object.keys({ ...names, ...parts }), say)
  refuseFailed(value, say)
  refuseAmbiguous(value, names, say)
  const pictures = pictureRefs(value, { ...placeOf(record), folder: 'uploads' }, say)
  if (pictures.length > imageLimit) say('images', limitMessage(imageLimit))
  const body = read(value, names)
  fillSecondNames(kind, body)
  const category = categoryField(kindOf(kind))
  if (category in body) body[category] = categoryOf(kind, body[category])
  const { before, named } = checking
  const unchanged = before && linkNames(kind).filter((name) => !has(record, name))
  const links = takeLinks(kind, body, { named, say, kept: unchanged })
  const whole = before ? mergeIntoExisting(body, before, record.cleared ?? []) : body
  fillOwnTerms(kind, whole, checking)
  const values = listingValues(kind, whole, (field, message) =>
    say(field, isCategory(kind, field) ? categoryRule(kind) : message),
  )
  if (before) for (const name of linkNames(kind)) delete values[name]
  return { kind, values, pictures, links, before, parts: checkParts(record, checking) }
}

/** Whether the file sets the field, even to empty. */
const has = ({ value, cleared = [] }: FileRecord, name: string) =>
  find(value, name) !== undefined || cleared.includes(name)

const refusalsOf =
  (place: Place, { report }: Checking): Say =>
  (field, message) =>
    report(refusalOf(place, field, message))

/** Reports unknown names, since a misspelt one would lose its value. */
function refuseUnknown(value: Record<string, unknown>, names: string[], say: Say) {
  const known = new Set([...names, ...answered].map((name) => name.toLowerCase()))
  for (const name of Object.keys(value)) {
    if (!known.has(name.toLowerCase()))
      say(name, `There is no such field.${suggestion(name, names)}`)
  }
}

function refuseAmbiguous(value: Record<string, unknown>, names: Names, say: Say) {
  for (const [name, control] of Object.entries(names)) {
    const cell = control === 'rupees' ? find(value, name) : undefined
    const message = typeof cell === 'string' ? ambiguity(cell) : undefined
    if (message) say(name, message)
  }
}

/** The fields without the pictures, which are checked separately. */
const read = (value: Record<string, unknown>, { images, ...names }: Names) =>
  readPairs(toBody(value, names), names)

function fillOwnTerms(kind: KindName, body: Record<string, unknown>, { own, filled }: Checking) {
  const { fields } = kindOf(kind)
  for (const [name, words] of Object.entries(own)) {
    const isBlank = String(body[name] ?? '').trim() === ''
    if (!fields[name]?.required || !isBlank || words === '') continue
    body[name] = words
    filled()
  }
}

function listingValues(kind: KindName, body: Record<string, unknown>, say: Say): ListingValues {
  const result = readListingBody(kind, parse(createBody(kind), body, say))
  const errors = 'errors' in result ? result.errors : {}
  for (const [field, messages] of Object.entries(errors)) say(field, messages.join(' '))
  // The schema has filled in the values, or reported errors.
  return ('values' in result ? result.values : {}) as ListingValues
}

function parse(schema: z.ZodObject, body: object, say: Say): Record<string, unknown> {
  const { data = {}, error } = schema.safeParse(body)
  for (const { path, message } of error?.issues ?? []) say(String(path[0]), message)
  return data
}

function checkParts(record: FileRecord, checking: Checking): CheckedPart[] {
  const { kind } = record
  return Object.keys(kindOf(kind).parts).flatMap((part) =>
    placesOf(record, part, checking).map((place) =>
      checkPart({ kind, part }, place, refusalsOf(place, checking)),
    ),
  )
}

/** The parts within the record, and those of separate sheets. */
function placesOf(record: FileRecord, part: string, checking: Checking): Place[] {
  const { at, value, sheet } = record
  const rows = record.parts?.filter((row) => row.part === part) ?? []
  const list = find(value, part) ?? []
  if (!Array.isArray(list) || !list.every(isObject)) {
    refusalsOf({ sheet, at, value: {} }, checking)(part, 'It must be a list of objects.')
    return rows
  }
  const inner = list.map((each, index) => ({
    ...{ sheet, at: `${at}, ${upperFirst(part)} ${index + 1}`, value: each },
  }))
  return [...inner, ...rows]
}

const placeOf = ({ sheet, at, row, headings }: Place) => ({ sheet, at, row, headings })

function checkPart(name: PartName, place: Place, say: Say): CheckedPart {
  const { value } = place
  const { pictures: carries } = partOf(name)
  const names = partNames(name)
  const owner = ownerField(kindOf(name.kind))
  refuseUnknown(value, Object.keys(names), say)
  refuseFailed(value, say)
  refuseAmbiguous(value, names, say)
  const body = { ...read(value, names), [owner]: 0 }
  const values = parse(partBody(name, false), body, say)
  if (carries === 'none') return { part: name.part, values, pictures: [] }
  const pictures = pictureRefs(value, { ...placeOf(place), folder: pictureFolders[carries] }, say)
  const limit = pictureLimits[carries]
  if (pictures.length > limit) say('images', limitMessage(limit))
  return { part: name.part, values, pictures }
}
