import type { FieldDifference } from '#catalogue/imports/import.ts'
import { type AnyListing, kindOf, type PartRecord, partOf } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'
import { excerpts } from '#catalogue/texts/excerpts.ts'
import { changesOf } from '../../history/changes.ts'
import { isSamePart } from '../../listings/complete/write-parts.ts'
import type { Listings } from '../../listings/listings.ts'
import { partTitle } from '../../listings/parts/insert-part.ts'
import { listingSnapshot } from '../../listings/snapshot.ts'
import type { CheckedPart } from '../check/check-record.ts'
import type { CheckedRow } from '../check/check-records.ts'
import type { PictureRef } from '../check/picture-refs.ts'
import type { FoundPicture } from '../pictures/find-picture.ts'

interface Comparing {
  pictures: Map<PictureRef, FoundPicture>
  titlesOf: Listings['titlesOf']
}

/** How a row would change its listing, by field; empty if it has no effect. */
export async function differencesOf(
  row: CheckedRow,
  comparing: Comparing,
): Promise<FieldDifference[]> {
  const { listing } = row
  const { before } = listing
  if (!before) return []
  return [
    ...fieldDifferences(before, listing.values),
    ...(await linkDifferences(before, listing.links, comparing)),
    ...pictureDifference(before, listing.pictures, comparing),
    ...partDifferences(before, row, comparing),
  ]
}

function fieldDifferences(before: AnyListing, values: object): FieldDifference[] {
  const snapshot = listingSnapshot(before)
  const known = Object.entries(values).filter(([name]) => name in snapshot)
  const after = { ...snapshot, ...Object.fromEntries(known) }
  const entry = { ...blankEntry, kind: before.kind, before: snapshot, after }
  return changesOf(entry).map(({ label, ...change }) => ({ field: label, ...change }))
}

const blankEntry = {
  ...{ id: 0, at: '', userId: null, author: '', action: 'change' as const, listingId: null },
  ...{ name: null, partId: null, title: '', version: null },
}

async function linkDifferences(
  before: AnyListing,
  links: Record<string, string[]>,
  { titlesOf }: Comparing,
): Promise<FieldDifference[]> {
  const differences: FieldDifference[] = []
  const stored: Record<string, unknown> = { ...before }
  for (const [name, titles] of Object.entries(links)) {
    const ids = (stored[name] ?? []) as number[]
    const [was, is] = [(await titlesOf(ids)).map(({ title }) => title), titles]
    const isSame = was.join('\n').toLowerCase() === is.join('\n').toLowerCase()
    const field = kindOf(before.kind).fields[name]?.label ?? name
    if (!isSame) differences.push({ field, before: was.join('\n'), after: is.join('\n') })
  }
  return differences
}

/** The names of the pictures; blank for those still to be stored. */
const namesOf = (refs: PictureRef[], { pictures }: Comparing) =>
  refs.map((ref) => {
    const found = pictures.get(ref)
    if (found && 'present' in found) return found.present.name
    return found && 'bundled' in found ? found.bundled.name : ''
  })

function pictureDifference(
  before: AnyListing,
  refs: PictureRef[],
  comparing: Comparing,
): FieldDifference[] {
  const was = before.images.map(({ name }) => name).join()
  if (refs.length === 0 || namesOf(refs, comparing).join() === was) return []
  const after = refs.map(({ path }) => path).join('\n')
  return [{ field: 'Pictures', before: String(before.images.length), after }]
}

function partDifferences(
  before: AnyListing & { parts?: object },
  { listing }: CheckedRow,
  comparing: Comparing,
): FieldDifference[] {
  const stored: Record<string, PartRecord[]> = { ...before.parts }
  const byPart = Map.groupBy(listing.parts, ({ part }) => part)
  return [...byPart].flatMap(([part, wanted]) => {
    const there = stored[part] ?? []
    const declared = partOf({ kind: before.kind, part })
    return Array.from({ length: Math.max(there.length, wanted.length) }, (_, at) => {
      const name = `${declared.noun.charAt(0).toUpperCase()}${declared.noun.slice(1)} ${at + 1}`
      return partDifference({ name, declared, was: there[at], is: wanted[at] }, comparing)
    }).flat()
  })
}

interface ComparedPart {
  /** 'Room 2'. */
  name: string
  declared: Part
  was?: PartRecord
  is?: CheckedPart
}

function partDifference(
  { name, declared, was, is }: ComparedPart,
  comparing: Comparing,
): FieldDifference[] {
  if (!was || !is) {
    const [before, after] = [was, is?.values].map((each) => (each ? partTitle(each) : ''))
    return [{ field: name, before: before ?? '', after: after ?? '' }]
  }
  const names = namesOf(is.pictures, comparing).map((each) => ({ name: each }))
  if (isSamePart(was, { values: is.values, pictures: names })) return []
  const fields = Object.entries(declared.fields).flatMap(([field, { label }]) => {
    const [before, after] = [String(was[field] ?? ''), String(is.values[field] ?? '')]
    return before === after ? [] : [{ field: `${name}: ${label}`, ...excerpts(before, after) }]
  })
  if (fields.length > 0) return fields
  const after = is.pictures.map(({ path }) => path).join('\n')
  return [{ field: `${name}: Pictures`, before: String(was.images.length), after }]
}
