import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kindOf } from '#catalogue/kinds.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import { calendarSheet, conditionSheet } from '../conditions/sheet.ts'
import type { Domain } from '../domain.ts'
import { costSheet } from '../local-costs/cost-sheet.ts'
import { writeHeaded } from '../tables/headed-table.ts'
import { toWire, values } from '../wire/to-wire.ts'
import { defineCommand } from './command.ts'
import { type Everything, type ExportedListing, readAll } from './export/read-all.ts'
import { brandIn, picturesIn, writePictures } from './export/write-pictures.ts'
import { fillFolder } from './new-folder.ts'
import { progress, say, type Terminal } from './terminal.ts'
import { requireData, withDomain } from './with-domain.ts'

export const exportCommand = defineCommand({
  name: 'export',
  argument: 'FOLDER',
  summary: 'Write everything to a new folder as JSON, with the pictures',
  details: [
    'catalogue.json has the listings as the API answers them, drafts too; settings.json,\ntexts.json, redirects.json, suppliers.json with their rates, local-costs.csv, conditions.csv, calendar.csv, enquiries.json,\nquotes.json, reviews.json and users.json the rest, without passwords; ‘pictures’ the files. import FOLDER brings catalogue,\nsettings, texts, redirects, suppliers, reviews and the tables back, under new ids. It holds what visitors wrote: keep it where only you can read it.',
  ],
  options: {},
  async run({ argument, terminal }) {
    const env = terminal.env()
    requireData(env)
    let missing: string[] = []
    await withDomain(env, async (domain) => {
      const everything = await readAll(domain.database)
      await fillFolder(argument, async (folder) => {
        await writeTexts(folder, everything)
        missing = await writeFiles(folder, everything, domain, terminal)
      })
      say(terminal, summary(everything, argument))
    })
    if (missing.length > 0) throw new Error(missing.map((path) => `${path} is lost.`).join('\n'))
  },
})

async function writeTexts(folder: string, all: Everything) {
  const writeText = (name: string, text: string) =>
    writeFile(join(folder, name), text, { mode: 0o600 })
  const listings = [...all.catalogue.values()].flat()
  const titled = titling(listings)
  const catalogue = [...all.catalogue].map(([kind, listings]) => [kind, listings.map(titled)])
  const {
    settings,
    texts: written,
    redirects,
    localCosts,
    conditions,
    calendar,
    enquiries,
    quotes,
    users,
  } = all
  const suppliers = all.suppliers.map((each) => withoutIds(each, listings))
  const texts = {
    ...{ catalogue: Object.fromEntries(catalogue), settings, texts: written },
    ...{ redirects, suppliers },
    reviews: all.reviews
      .filter(({ words }) => words !== '')
      .map((each) => exportedOf(each, listings)),
    ...{ enquiries, users, quotes: quotes.map((each) => withNames(each, all, listings)) },
  }
  for (const [name, content] of Object.entries(texts)) {
    await writeText(`${name}.json`, `${JSON.stringify(content, undefined, 2)}\n`)
  }
  await writeText('local-costs.csv', writeHeaded(costSheet, localCosts))
  await writeText('conditions.csv', writeHeaded(conditionSheet, conditions))
  await writeText('calendar.csv', writeHeaded(calendarSheet, calendar))
}

/** With the enquiry's reference and the listing's title instead of ids. */
function withNames(
  {
    id: _,
    userId: __,
    enquiryId,
    listingId,
    versions,
    steps,
    review,
    ...quote
  }: Everything['quotes'][number],
  { enquiries }: Everything,
  listings: ExportedListing[],
) {
  return {
    ...quote,
    enquiry: enquiries.find(({ id }) => id === enquiryId)?.reference ?? null,
    listing: listings.find(({ id }) => id === listingId)?.title ?? null,
    versions: versions.map(({ id: _, quoteId: __, ...version }) => version),
    review: review ? reviewWithoutIds(review) : null,
    steps: steps.map(({ at, author, number, step, text }) => ({ at, author, number, step, text })),
  }
}

/** The review without the secret of its link. */
const reviewWithoutIds = ({
  id: _,
  quoteId: __,
  nonce: ___,
  tokenHash: ____,
  listingIds: _____,
  ...values
}: NonNullable<Everything['quotes'][number]['review']>) => values

/** A written review, with titles and paths instead of ids. */
const exportedOf = (
  { reference, state, stars, words, name, homeTown, ...review }: Everything['reviews'][number],
  listings: ExportedListing[],
) => ({
  ...{ reference, state, stars, words, name, homeTown },
  ...{ refusal: review.refusal, answer: review.answer },
  ...{ receivedAt: review.receivedAt, decidedAt: review.decidedAt },
  listings: listings.filter(({ id }) => review.listingIds.includes(id)).map(({ title }) => title),
  pictures: review.pictures.map(imagePath),
})

/** With its listing's title, since an import assigns new ids. */
function withoutIds(supplier: Everything['suppliers'][number], listings: ExportedListing[]) {
  const { id: _, version: __, updatedAt: ___, listingId, rates, ...values } = supplier
  const listing = listings.find(({ id }) => id === listingId)?.title ?? null
  return { ...values, listing, rates: rates.map(rateWithoutIds) }
}

const rateWithoutIds = ({
  id: _,
  supplierId: __,
  version: ___,
  ...values
}: Everything['suppliers'][number]['rates'][number]) => values

/** A listing as in the API, but with titles for linked listings, since an import assigns new ids. */
function titling(all: ExportedListing[]) {
  const titles = new Map(all.map(({ id, title }) => [id, title]))
  return (listing: ExportedListing) => {
    const named = linksOf(listing).map(([field, ids]) => [
      field,
      values(ids.flatMap((id) => titles.get(id) ?? [])),
    ])
    return { ...toWire(listing), ...Object.fromEntries(named) }
  }
}

/** The ids of linked listings, by field. */
const linksOf = (listing: ExportedListing) =>
  Object.entries(listing).filter(
    (entry): entry is [string, number[]] =>
      kindOf(listing.kind).fields[entry[0]]?.control === 'listings',
  )

async function writeFiles(
  folder: string,
  { catalogue, settings, texts, reviews }: Everything,
  { images }: Domain,
  terminal: Terminal,
) {
  const pictures = [
    ...picturesIn([...catalogue.values()].flat()),
    ...brandIn(settings, texts),
    ...reviews.flatMap((each) => each.pictures),
  ]
  const writing = progress(terminal, 'Writing pictures', pictures.length)
  const place = { folder: join(folder, 'pictures'), step: writing.step }
  return writePictures(images, pictures, place).finally(writing.end)
}

function summary({ catalogue, enquiries, users }: Everything, folder: string): string {
  const { length } = [...catalogue.values()].flat()
  return `Exported to ${folder}. Listings: ${length}, enquiries: ${enquiries.length}, accounts: ${users.length}.`
}
