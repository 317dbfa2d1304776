import type { Settings } from '#catalogue/settings/setting.ts'
import type { Database } from '../db/database.ts'
import type { Images } from '../images/images.ts'
import { loadListings, type NewListing } from '../listings/find/load.ts'
import { storeSettings } from '../settings/settings.ts'
import type { OwnTerms } from './check/check-record.ts'
import type { Checked, Site, Source } from './check/check-records.ts'
import { storedTitles } from './check/stored-titles.ts'
import { storePictures, withPictures } from './pictures/store-pictures.ts'

interface Parts {
  database: Database
  images: Images
}

export type Import = ReturnType<typeof createImport>

/** Brings listings from files into the catalogue, all of them or none. */
export function createImport({ database, images }: Parts) {
  return {
    /** What records are checked against. */
    async site(settings: Settings, again: boolean): Promise<Site> {
      return { own: ownTerms(settings), stored: await storedTitles(database), again }
    },

    /** Stores the pictures, then writes everything; `step` is called after each picture. */
    async write({ listings, pictures }: Checked, source: Source, step: () => void) {
      const place = { root: source.pictures, step }
      const { stored, undo } = await storePictures(images, pictures, place)
      try {
        await writeRows(database, withPictures(listings, stored), source.settings)
      } catch (error) {
        await undo()
        throw error
      }
    },
  }
}

/** The agency's own words, as the settings have them. */
export const ownTerms = ({ listingTerms, listingInformation }: Settings): OwnTerms => ({
  termCondition: listingTerms,
  additionalInfo: listingInformation,
})

async function writeRows(database: Database, listings: NewListing[], settings: Partial<Settings>) {
  await database.db.transaction().execute(async (tx) => {
    await loadListings(tx, database, listings)
    await storeSettings(tx, settings)
  })
  await database.announce('everything')
}
