import type { AnyListing } from '#catalogue/kinds.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tables.ts'
import type { Images } from '../images/images.ts'
import { linkByTitles } from '../listings/links/link-by-titles.ts'
import type { Listings } from '../listings/listings.ts'
import { storeSettings } from '../settings/settings.ts'
import type { OwnTerms } from './check/check-record.ts'
import type { Checked, Site, Source } from './check/check-records.ts'
import { existingListings } from './check/existing-listings.ts'
import { storedTitles } from './check/stored-titles.ts'
import { completeListing } from './complete-listing.ts'
import { sourcesOf, writeKey } from './keys.ts'
import { adoptBrand } from './pictures/adopt-brand.ts'
import { picturesOf, type StoredPictures, storePictures } from './pictures/store-pictures.ts'
import { type FileRecord, find } from './sheets/record.ts'

interface Parts {
  database: Database
  images: Images
  listings: Pick<Listings, 'find' | 'writeCompleteIn'>
}

/** The new ids of listings by their ids in the export. */
export type NewIds = Map<number, number>

interface Writing {
  /** Called after each picture. */
  step: () => void
  also?: (tx: Tx) => Promise<void>
}

/** Imports listings from files, all or none. */
export function createImport({ database, images, listings }: Parts) {
  return {
    /** What records are checked against. */
    site: async (
      settings: Settings,
      records: FileRecord[],
      aboutDuplicate?: Site['aboutDuplicate'],
    ): Promise<Site> => {
      const stored = await storedTitles(database)
      return {
        own: ownTerms(settings),
        stored,
        aboutDuplicate,
        present: await existingListings(database, { listings, stored }, records),
      }
    },

    /**
     * Stores the pictures, then writes everything in one transaction with `also`. Returns the new
     * ids by those of the export.
     */
    async write(checked: Checked, source: Source, { step, also }: Writing) {
      const place = { root: source.pictures, step }
      const { stored, undo } = await storePictures(images, checked.pictures, place)
      try {
        const settings = await adoptBrand(images, source.settings, source.pictures)
        const newIds = await database.db.transaction().execute(async (tx) => {
          const written = await writeRows(tx, { listings, checked, stored })
          await storeSettings(tx, settings)
          await also?.(tx)
          return written
        })
        await database.announce('everything')
        return newIds
      } catch (error) {
        await undo()
        throw error
      }
    },
  }
}

/** The agency's default texts, from the settings. */
export const ownTerms = ({ listingTerms, listingInformation }: Settings): OwnTerms => ({
  termCondition: listingTerms,
  additionalInfo: listingInformation,
})

interface Rows {
  listings: Pick<Listings, 'writeCompleteIn'>
  checked: Checked
  stored: StoredPictures
}

async function writeRows(tx: Tx, { listings, checked, stored }: Rows): Promise<NewIds> {
  const linked = []
  const newIds: NewIds = new Map()
  for (const { record, listing } of checked.rows) {
    const written = await listings.writeCompleteIn(tx, completeListing(listing, stored))
    const { id } = requireWritten(written)
    const sources = sourcesOf(picturesOf(listing), checked.pictures, stored)
    await writeKey(tx, { kind: listing.kind, externalId: record.key, listingId: id, sources })
    linked.push({ kind: listing.kind, id, links: listing.links })
    const before = Number(find(record.value, 'id'))
    if (before > 0) newIds.set(before, id)
  }
  await linkByTitles(tx, linked)
  return newIds
}

/** Throws if a listing was deleted between check and writing. */
function requireWritten(written: AnyListing | 'stale' | undefined): AnyListing {
  if (typeof written !== 'object') throw new Error('A listing changed meanwhile. Try again.')
  return written
}
