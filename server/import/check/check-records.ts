import { setImmediate as others } from 'node:timers/promises'
import { type AnyListing, kindOf, type PartRecord } from '#catalogue/kinds.ts'
import { withArticle } from '#catalogue/noun.ts'
import { type Image, imagePath } from '#catalogue/pictures/image.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import { type FoundPicture, pictureFinder } from '../pictures/find-picture.ts'
import { type Pictures, picturesOf } from '../pictures/store-pictures.ts'
import { refuseBeyond } from '../sheets/failed-cells.ts'
import type { FileRecord } from '../sheets/record.ts'
import { type Refusal, refusalOf } from '../sheets/refusal.ts'
import { ownerColumn } from '../sheets/sheet-fields.ts'
import { type CheckedListing, checkRecord, type OwnTerms } from './check-record.ts'
import type { Existing } from './existing.ts'
import { noOwner } from './existing-owner.ts'
import { namedListings } from './named-listings.ts'
import type { PictureRef } from './picture-refs.ts'
import type { StoredTitles } from './stored-titles.ts'

export interface Source {
  records: FileRecord[]
  /** Only exports contain them. */
  settings: Partial<Settings>
  /** The folder of the pictures. */
  pictures: string
}

export interface CheckedRow {
  record: FileRecord
  listing: CheckedListing
  /** Errors; empty if the record is valid. */
  refusals: Refusal[]
}

export interface Checked {
  rows: CheckedRow[]
  pictures: Pictures
  /** Warnings, one line each. */
  notes: string[]
}

/** What the records are checked against. */
export interface Site {
  own: OwnTerms
  /** Titles that must not be used again unless confirmed. */
  stored: StoredTitles
  /** The advice for an existing title, with its listing's id; without one, duplicates are allowed. */
  aboutDuplicate?: (id: number) => string | undefined
  /** The listings that records change; an error if the ID is wrong. */
  present: Map<FileRecord, Existing | string>
  /** How messages call the place of the pictures: 'the zip'. */
  place?: string
  /** Whether the pictures were fully read before. */
  isRead?: boolean
}

export const refusalsOf = ({ rows }: Checked) => rows.flatMap(({ refusals }) => refusals)

/** Checks every record, reading every picture in full. */
export async function checkRecords(
  source: Source,
  site: Site,
  step: () => Promise<void> | void,
): Promise<Checked> {
  const check = await recordChecker(source, site)
  const sameKey = duplicateKeys()
  const all: Pictures = new Map()
  const rows: CheckedRow[] = []
  let ownTerms = 0
  for (const record of source.records) {
    const { row, pictures, filled } = await check(record)
    for (const [ref, found] of pictures) all.set(ref, found)
    rows.push(row)
    row.refusals.push(...sameKey(record))
    ownTerms += filled
    await step()
    // Lets waiting requests run.
    await others()
  }
  return { rows, pictures: all, notes: [...duplicateTitles(rows), ...termsNote(ownTerms)] }
}

/** Checks one record after the other, with its pictures. */
export async function recordChecker({ records, pictures: root }: Source, site: Site) {
  const findPicture = await pictureFinder(root, site)
  const named = namedListings(records, site.stored)
  return async (record: FileRecord) => {
    const refusals: Refusal[] = []
    const report = (refusal: Refusal) => void refusals.push(refusal)
    const pictures: Pictures = new Map()
    let filled = 0
    for (const row of [record, ...(record.parts ?? [])]) refuseBeyond(row, report)
    const present = presentOf(record, site, report)
    // Nothing else can be checked for parts without an owner.
    const isLost = record.partsOf !== undefined && !present
    const listing = checkRecord(record, {
      ...{ own: site.own, named, before: present?.listing },
      report: isLost ? () => {} : report,
      filled: () => void filled++,
    })
    await findPictures(listing, { present, findPicture, pictures, report })
    return { row: { record, listing, refusals }, pictures, filled }
  }
}

function presentOf(record: FileRecord, site: Site, complain: (refusal: Refusal) => void) {
  const present = site.present.get(record)
  if (typeof present === 'object') return present
  if (record.partsOf !== undefined) {
    const place = { ...record, value: { [ownerColumn]: record.partsOf } }
    complain(refusalOf(place, ownerColumn, present ?? noOwner(record, site.stored)))
    return undefined
  }
  const place = { ...record, value: { ...record.value, externalId: record.key } }
  if (present) complain(refusalOf(place, 'externalId', present))
  const title = typeof record.value.title === 'string' ? record.value.title : undefined
  const id = site.stored.idOf(record.kind, title)
  const advice = id === undefined ? undefined : site.aboutDuplicate?.(id)
  if (advice) {
    const { noun } = kindOf(record.kind)
    const there = `There is ${withArticle(noun)} of this name already, with the number ${id}.`
    complain(refusalOf(record, 'title', `${there} ${advice}`))
  }
  return undefined
}

interface Finding {
  present: Existing | undefined
  findPicture: (ref: PictureRef) => Promise<FoundPicture>
  pictures: Pictures
  report: (refusal: Refusal) => void
}

async function findPictures(
  listing: CheckedListing,
  { present, findPicture, pictures, report }: Finding,
) {
  const there = existingPictures(present?.listing)
  const made = async (ref: PictureRef) => {
    const found = await findPicture(ref)
    const hash = 'hash' in found ? found.hash : undefined
    const source = hash && present?.sources[hash]
    const image = source ? there(source) : undefined
    return image ? { present: image, hash } : found
  }
  for (const ref of picturesOf(listing)) {
    const image = there(ref.path)
    const found = image ? { present: image } : await made(ref)
    pictures.set(ref, found)
    if ('error' in found) report(refusalOf({ ...ref, value: {} }, 'images', found.error))
  }
}

/** Finds an existing picture of a listing or its parts by path. */
function existingPictures(listing?: AnyListing & { parts?: object }) {
  const records = Object.values<PartRecord[]>({ ...listing?.parts }).flat()
  const images = [...(listing?.images ?? []), ...records.flatMap((part) => part.images)]
  const byPath = new Map(images.flatMap((image) => pathsOf(image).map((path) => [path, image])))
  return (path: string): Image | undefined => byPath.get(path)
}

const pathsOf = (image: Image) => [imagePath(image), `${image.name}.webp`]

/** Refuses a record with the same ID or title as an earlier one, since it would undo or duplicate it. */
function duplicateKeys() {
  const seen = new Map<string, FileRecord>()
  return (record: FileRecord): Refusal[] => {
    const { kind, key } = record
    const first = seen.get(`${kind} ${key}`)
    if (key === '') return []
    if (first === undefined) {
      seen.set(`${kind} ${key}`, record)
      return []
    }
    const message = `It is the ID of ${placeSeen(first, record)} already. Each ${kindOf(kind).noun} needs one of its own.`
    return [refusalOf({ ...record, value: { externalId: key } }, 'externalId', message)]
  }
}

/** Reports rows with the same title, perhaps copied by mistake. */
function duplicateTitles(rows: CheckedRow[]): string[] {
  const first = new Map<string, FileRecord>()
  return rows.flatMap(({ record, listing: { values } }) => {
    const { title } = values
    if (title === undefined) return []
    const key = `${record.kind} ${title.toLowerCase()}`
    const twin = first.get(key)
    if (twin === undefined) first.set(key, record)
    const place = [record.sheet, record.at].filter(Boolean).join(', ')
    return twin === undefined
      ? []
      : [`${place}: “${title}” is also the title of ${placeSeen(twin, record)}.`]
  })
}

/** The position of another record: 'row 2', in another sheet 'row 2 of Villas'. */
const placeSeen = ({ at, sheet }: FileRecord, from: FileRecord) =>
  sheet && sheet !== from.sheet ? `${at} of ${sheet}` : at

const termsNote = (count: number) =>
  count === 0 ? [] : [`Empty fields filled with the agency’s own terms: ${count}.`]
