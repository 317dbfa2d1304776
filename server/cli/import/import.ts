import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import type { Tx } from '../../db/tables.ts'
import type { Env } from '../../env.ts'
import {
  type Checked,
  checkRecords,
  refusalsOf,
  type Site,
} from '../../import/check/check-records.ts'
import { noTitles } from '../../import/check/stored-titles.ts'
import { createImport, ownTerms } from '../../import/import.ts'
import { refusalLine } from '../../import/sheets/refusal.ts'
import { defineCommand } from '../command.ts'
import { progress, say, type Terminal } from '../terminal.ts'
import { hasData, withDomain } from '../with-domain.ts'
import {
  countEnquiries,
  enquiryNotes,
  enquirySummary,
  writeEnquiries,
  wrongEnquiries,
} from './old-enquiries.ts'
import { type ReadFiles, readFiles } from './read-files.ts'
import { wrongIn } from './rest.ts'
import { existingSuppliers, restSummary, writeRest } from './write-rest.ts'

export const importCommand = defineCommand({
  name: 'import',
  argument: 'FILE',
  summary: 'Add listings and old enquiries from spreadsheets or JSON, or the folder of an export',
  details: [
    'JSON has a list for each kind, of listings as the API answers them. A sheet of a spreadsheet\n(XLSX or CSV) has the rows of one kind, or of its rooms or days, as its name says:\nHotels, Hotel rooms, or of enquiries of earlier years: Enquiries. Its columns are the fields, by\nthe API’s names or the labels of the back office’s forms; lists and pictures are parted by | or\nstand one below the other in their cell.',
    'Everything is checked before anything is written, every picture to its end, and then all of it\nis written or nothing. A listing whose title is there already is refused.',
  ],
  options: {
    kind: {
      type: 'string',
      value: 'KIND',
      help: `Whose rows a sheet has whose name does not say it: ${kindNames.join(', ')}`,
    },
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
    const { rest, enquiries } = source
    const { site, places, there, counts } = await siteOf(terminal.env(), source, again)
    const checking = progress(terminal, 'Checking', source.records.length)
    const checked = await checkRecords(source, site, checking.step).finally(checking.end)
    refuse(checked, [
      ...wrongEnquiries(enquiries),
      ...there,
      ...wrongIn(rest, source.records, places),
    ])
    const notes = [...checked.notes, ...enquiryNotes(counts), ...notesOnLeft(source)]
    for (const note of notes) say(terminal, note)
    const refused = dry ? [] : await write(checked, source, terminal)
    const parts = [summary(checked), enquirySummary(counts), restSummary(rest)].flat()
    const all = parts.join(', ') || 'nothing'
    say(terminal, `${dry ? 'Ready to import' : 'Imported'} ${all}.`)
    if (refused.length > 0) throw new Error([...refused, 'These were left out.'].join('\n'))
  },
})

const notesOnLeft = ({ leftBehind }: ReadFiles): string[] =>
  leftBehind.length > 0
    ? [`Left behind, since only a backup transfers them: ${leftBehind.join(', ')}.`]
    : []

function refuse(checked: Checked, others: string[]) {
  const lines = [...refusalsOf(checked).map(refusalLine), ...others]
  if (lines.length > 0) throw new Error([...lines, 'Nothing was written.'].join('\n'))
}

/** The existing data; without a database, only the defaults. */
async function siteOf(env: Env, { records, enquiries, rest }: ReadFiles, again: boolean) {
  if (!hasData(env)) {
    return { site: emptySite(), places: [], there: [], counts: await countEnquiries(enquiries) }
  }
  return withDomain(env, async (domain) => {
    const about = again ? undefined : aboutDuplicate
    return {
      site: await createImport(domain).site(await domain.settings.read(), records, about),
      places: await domain.listings.places({ drafts: true }),
      there: again ? [] : await existingSuppliers(domain.database.db, rest.suppliers),
      counts: await countEnquiries(enquiries, domain.database.db),
    }
  })
}

const emptySite = (): Site => ({
  own: ownTerms(defaultSettings),
  stored: noTitles,
  present: new Map(),
})

const aboutDuplicate = () => 'Take the row out, or add it once more with --again.'

/** Returns the errors of everything in an export except its listings. */
async function write(checked: Checked, source: ReadFiles, terminal: Terminal) {
  const storing = progress(terminal, 'Storing pictures', checked.pictures.size)
  return withDomain(terminal.env(), async (domain) => {
    const { referencePrefix } = await domain.settings.read()
    const also = (tx: Tx) => writeEnquiries(tx, source.enquiries, referencePrefix)
    const { step, end } = storing
    const newIds = await createImport(domain).write(checked, source, { step, also }).finally(end)
    return writeRest(domain, source.rest, { pictures: source.pictures, newIds })
  })
}

function summary({ rows, pictures }: Checked): string[] {
  const counts = kindNames.flatMap((name) => {
    const { length } = rows.filter(({ listing }) => listing.kind === name)
    const { noun, plural } = kindOf(name)
    return length === 0 ? [] : [`${length} ${length === 1 ? noun : plural}`]
  })
  const shown = `${pictures.size} ${pictures.size === 1 ? 'picture' : 'pictures'}`
  return counts.length === 0 ? [] : [`${counts.join(', ')} with ${shown}`]
}
