import { kindNames, kindOf } from '#catalogue/kinds.ts'
import type { Settings } from '#catalogue/setting.ts'
import { pascal } from '../api/problem.ts'
import type { Domain } from '../domain.ts'
import { loadListings, type NewListing } from '../listings/load.ts'
import { storeSettings } from '../settings/settings.ts'
import { beside } from './beside.ts'
import { defineCommand } from './command.ts'
import { type CheckedListing, checkRecord } from './import/check-record.ts'
import { pictureFinder } from './import/find-picture.ts'
import { readFiles, type Source } from './import/read-files.ts'
import { type Pictures, picturesOf, storePictures, withPictures } from './import/store-pictures.ts'
import { progress, say, type Terminal } from './terminal.ts'

export const importCommand = defineCommand({
  name: 'import',
  argument: 'FILE',
  summary: 'Add listings from a JSON or CSV file, or from the folder of an export',
  details: [
    'JSON has a list for each kind, of listings as the API answers them. CSV has one kind a file:\nits columns are the fields, lists and pictures are parted by |.',
    'Everything is checked before anything is written, and then all of it is written or nothing.',
  ],
  options: {
    kind: { type: 'string', value: 'KIND', help: `Whose rows a CSV has: ${kindNames.join(', ')}` },
    pictures: {
      type: 'string',
      value: 'FOLDER',
      help: 'Where the pictures are; else in ‘pictures’ beside the file',
    },
    'dry-run': { type: 'boolean', help: 'Only check, write nothing' },
  },
  async run({ argument, values: { kind, pictures, 'dry-run': dry }, terminal }) {
    const source = await readFiles(argument, { kind, pictures })
    const checked = await check(source, terminal)
    if (!dry) await write(checked, source, terminal)
    say(terminal, `${dry ? 'Ready to import' : 'Imported'} ${summary(checked)}.`)
  },
})

interface Checked {
  listings: CheckedListing[]
  pictures: Pictures
}

/** Throws an Error with a line for each mistake. */
async function check({ records, pictures: root }: Source, terminal: Terminal): Promise<Checked> {
  const errors: string[] = []
  const complain = (at: string, field: string, message: string) =>
    void errors.push(`${at}, ${pascal(field)}: ${message}`)
  const findPicture = pictureFinder(root)
  const checking = progress(terminal, 'Checking', records.length)
  const listings: CheckedListing[] = []
  const pictures: Pictures = new Map()
  for (const record of records) {
    const listing = checkRecord(record, complain)
    listings.push(listing)
    for (const ref of picturesOf(listing)) {
      const found = await findPicture(ref)
      pictures.set(ref, found)
      if ('error' in found) complain(ref.at, 'images', found.error)
    }
    checking.step()
  }
  checking.end()
  if (errors.length > 0) throw new Error([...errors, 'Nothing was written.'].join('\n'))
  return { listings, pictures }
}

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
  await database.announce()
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
