import { kindOf } from '#catalogue/kinds.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import { pictureFinder } from '../pictures/find-picture.ts'
import { type Pictures, picturesOf } from '../pictures/store-pictures.ts'
import type { FileRecord } from '../sheets/record.ts'
import { type Refusal, refusalOf } from '../sheets/refusal.ts'
import { type CheckedListing, checkRecord, type OwnTerms } from './check-record.ts'
import { namedListings } from './named-listings.ts'
import type { StoredTitles } from './stored-titles.ts'

export interface Source {
  records: FileRecord[]
  /** Only an export brings them. */
  settings: Partial<Settings>
  /** The folder of the pictures. */
  pictures: string
}

export interface Checked {
  listings: CheckedListing[]
  pictures: Pictures
  /** Why some of them are not taken. */
  refusals: Refusal[]
  /** What is no mistake, but worth a look; a line each. */
  notes: string[]
}

/** What the records are checked against. */
export interface Site {
  own: OwnTerms
  /** Titles that are not to be given again, unless it is asked for. */
  stored: StoredTitles
  again: boolean
}

/** Reads every record and every picture to its end. */
export async function checkRecords(
  { records, pictures: root }: Source,
  { own, stored, again: isAgain }: Site,
  step: () => void,
): Promise<Checked> {
  const refusals: Refusal[] = []
  const complain = (refusal: Refusal) => void refusals.push(refusal)
  const findPicture = await pictureFinder(root)
  const listings: CheckedListing[] = []
  const pictures: Pictures = new Map()
  let ownTerms = 0
  const filled = () => void ownTerms++
  const named = namedListings(records, stored)
  for (const record of records) {
    const listing = checkRecord(record, { own, named, complain, filled })
    listings.push(listing)
    const id = stored.idOf(record.kind, listing.values.title)
    if (id !== undefined && !isAgain) complain(again(record, id))
    for (const ref of picturesOf(listing)) {
      const found = await findPicture(ref)
      pictures.set(ref, found)
      if ('error' in found) complain(refusalOf({ ...ref, value: {} }, 'images', found.error))
    }
    step()
  }
  const notes = [...twins(records, listings), ...termsNote(ownTerms)]
  return { listings, pictures, refusals, notes }
}

const again = (record: FileRecord, id: number) =>
  refusalOf(
    record,
    'title',
    `A ${kindOf(record.kind).noun} of this name is there already, with the number ${id}. Take the row out, or add it once more with --again.`,
  )

/** Rows that have one title: perhaps one was copied by mistake. */
function twins(records: FileRecord[], listings: CheckedListing[]): string[] {
  const first = new Map<string, string>()
  return listings.flatMap(({ kind, values: { title } }, index) => {
    const at = records[index]?.at ?? ''
    const key = `${kind} ${title.toLowerCase()}`
    const twin = first.get(key)
    if (twin === undefined) first.set(key, at)
    return twin === undefined ? [] : [`${at}: “${title}” is also the title of ${twin}.`]
  })
}

const termsNote = (count: number) =>
  count === 0 ? [] : [`Empty fields filled with the agency’s own terms: ${count}.`]
