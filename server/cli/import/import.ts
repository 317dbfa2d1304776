import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { defaultSettings, type Settings } from '#catalogue/settings/setting.ts'
import type { Domain } from '../../domain.ts'
import type { Env } from '../../env.ts'
import { loadListings, type NewListing } from '../../listings/find/load.ts'
import { storeSettings } from '../../settings/settings.ts'
import { beside, hasData } from '../beside.ts'
import { defineCommand } from '../command.ts'
import { progress, say, type Terminal } from '../terminal.ts'
import type { OwnTerms } from './check-record.ts'
import { type Checked, checkRecords, type Site } from './check-records.ts'
import { readFiles, type Source } from './read-files.ts'
import { storePictures, withPictures } from './store-pictures.ts'
import { noTitles, storedTitles } from './stored-titles.ts'

export const importCommand = defineCommand({
  name: 'import',
  argument: 'FILE',
  summary: 'Add listings from a JSON or CSV file, or from the folder of an export',
  details: [
    'JSON has a list for each kind, of listings as the API answers them. CSV has one kind a file:\nits columns are the fields, by the API’s names or the labels of the back office’s forms;\nlists and pictures are parted by | or stand one below the other in their cell.',
    'Everything is checked before anything is written, every picture to its end, and then all of it\nis written or nothing. A listing whose title is there already is refused.',
  ],
  options: {
    kind: { type: 'string', value: 'KIND', help: `Whose rows a CSV has: ${kindNames.join(', ')}` },
    pictures: {
      type: 'string',
      value: 'FOLDER',
      help: 'Where the pictures are; else in ‘pictures’ beside the file',
    },
    again: { type: 'boolean', help: 'Add listings whose titles are there already once more' },
    'dry-run': { type: 'boolean', help: 'Only check, write nothing' },
  },
  async run({ argument, values: { kind, pictures, again, 'dry-run': dry }, terminal }) {
    const source = await readFiles(argument, { kind, pictures })
    const checked = await checkRecords(source, await siteOf(terminal.env(), again), terminal)
    for (const note of checked.notes) say(terminal, note)
    if (!dry) await write(checked, source, terminal)
    say(terminal, `${dry ? 'Ready to import' : 'Imported'} ${summary(checked)}.`)
  },
})

/** What is there already; where no database is yet, only the defaults. */
async function siteOf(env: Env, again: boolean): Promise<Site> {
  if (!hasData(env)) return { own: ownTerms(defaultSettings), stored: noTitles, again }
  return beside(env, async ({ database, settings }) => ({
    own: ownTerms(await settings.read()),
    stored: await storedTitles(database),
    again,
  }))
}

const ownTerms = ({ listingTerms, listingInformation }: Settings): OwnTerms => ({
  termCondition: listingTerms,
  additionalInfo: listingInformation,
})

async function write({ listings, pictures }: Checked, source: Source, terminal: Terminal) {
  const storing = progress(terminal, 'Storing pictures', pictures.size)
  await beside(terminal.env(), async ({ database, images }) => {
    const place = { root: source.pictures, step: storing.step }
    const { stored, undo } = await storePictures(images, pictures, place).finally(storing.end)
    try {
      await writeRows(database, withPictures(listings, stored), source.settings)
    } catch (error) {
      await undo()
      throw error
    }
  })
}

async function writeRows(
  database: Domain['database'],
  listings: NewListing[],
  settings: Partial<Settings>,
) {
  await database.db.transaction().execute(async (tx) => {
    await loadListings(tx, database, listings)
    await storeSettings(tx, settings)
  })
  await database.announce('everything')
}

function summary({ listings, pictures }: Checked): string {
  const counts = kindNames.flatMap((name) => {
    const { length } = listings.filter(({ kind }) => kind === name)
    const { noun, plural } = kindOf(name)
    return length === 0 ? [] : [`${length} ${length === 1 ? noun : plural}`]
  })
  const shown = `${pictures.size} ${pictures.size === 1 ? 'picture' : 'pictures'}`
  return counts.length === 0 ? 'nothing' : `${counts.join(', ')} with ${shown}`
}
