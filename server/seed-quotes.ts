import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs, hourMs } from '#catalogue/dates/time.ts'
import {
  costOfRate,
  daysOfLine,
  type RateBook,
  rateBook,
} from '#catalogue/quotes/pricing/nights.ts'
import { priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import { newQuoteReference } from '#catalogue/quotes/reference.ts'
import { movedDay } from '#catalogue/quotes/stay-days.ts'
import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { type DemoQuote, demoQuotes, quotedPackage } from '#content/demo/quotes.ts'
import type { Tx } from './db/tables.ts'
import { beginDocument } from './quotes/begin/begin.ts'
import type { Link } from './quotes/links.ts'
import { pricingOf } from './quotes/quoting.ts'
import { columnsOf } from './quotes/stored-quotes.ts'
import { everySupplier } from './rates/stored-suppliers.ts'

type Suppliers = Awaited<ReturnType<typeof everySupplier>>

/** A draft, a viewed quote and an accepted one, priced from the demo's rates. */
export async function addDemoQuotes(tx: Tx, makeLink: () => Promise<Link>) {
  const listing = await tx
    .selectFrom('listings')
    .select('id')
    .where('title', '=', quotedPackage)
    .executeTakeFirst()
  const suppliers = await everySupplier(tx)
  const book = rateBook(suppliers.flatMap(({ rates }) => rates))
  for (const demo of demoQuotes) {
    const begun = await beginDocument(tx, { listingId: listing?.id }, defaultSettings)
    if ('errors' in begun) continue
    const document = filled(begun.document, demo, suppliers, book)
    const link = demo.state === 'draft' ? undefined : await makeLink()
    await store(tx, { demo, document, link, listingId: begun.listingId })
  }
}

function filled(begun: Version, demo: DemoQuote, suppliers: Suppliers, book: RateBook): Version {
  const { guest, party, arrivesIn, state } = demo
  const today = todayInKolkata()
  const arrival = movedDay(today, arrivesIn)
  const idOf = new Map(suppliers.map(({ id, name }) => [name, id]))
  return draftVersion.parse({
    ...begun,
    ...{ guest, party, arrival, validUntil: movedDay(today, 9) },
    rooms: [{ occupancy: 'double', count: Math.ceil(party.adults / 2) }],
    pricing: state === 'draft' ? null : pricingOf(defaultSettings, today),
    options: demo.options.map(({ name, markup, lines }, at) => ({
      ...{ id: `option-${at + 1}`, name, markup: { by: 'percent', percent: markup } },
      lines: lines.map(({ days: [from, to], supplier, item, plan = null, ...line }, index) => {
        const rate = { supplierId: idOf.get(supplier) ?? 0, item, plan }
        const choice = { ...rate, occupancy: line.occupancy ?? null }
        const days = { from, to }
        const { unit, copied } = costOfRate(book, choice, daysOfLine(arrival, { days }))
        return {
          ...line,
          id: `line-${index + 1}`,
          days,
          unit,
          source: { from: 'rate', rate, copied },
        }
      }),
    })),
  })
}

interface Stored {
  demo: DemoQuote
  document: Version
  link: Link | undefined
  listingId: number | null
}

const author = 'Sample'

async function store(tx: Tx, { demo, document, link, listingId }: Stored) {
  const at = instantsOf(demo.state)
  const updatedAt = at.decidedAt ?? at.viewedAt ?? at.createdAt
  const { id: quoteId } = await tx
    .insertInto('quotes')
    .values({
      ...{ reference: newQuoteReference(), listingId, author },
      ...{ createdAt: at.createdAt, updatedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('quoteVersions')
    .values({
      ...{ quoteId, number: 1, state: demo.state, ...at, updatedAt },
      ...columnsOf(document, pricingOf(defaultSettings)),
      ...(link && { nonce: link.nonce, tokenHash: link.tokenHash }),
      ...(demo.state === 'accepted' && acceptedOf(document)),
    })
    .execute()
  const steps = [
    { step: 'begun', at: at.createdAt, author },
    { step: 'sent', at: at.sentAt, author },
    { step: 'viewed', at: at.viewedAt, author: 'Guest' },
    { step: 'accepted', at: at.decidedAt, author: 'Guest' },
  ].flatMap(({ at, ...step }) => (at ? [{ ...step, at, quoteId, number: 1, text: '' }] : []))
  await tx.insertInto('quoteSteps').values(steps).execute()
}

/** When its steps happened, before now. */
function instantsOf(state: DemoQuote['state']) {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  const isSent = state !== 'draft'
  const isAccepted = state === 'accepted'
  return {
    createdAt: ago(isSent ? 4 * dayMs : hourMs),
    sentAt: isSent ? ago(3 * dayMs) : null,
    viewedAt: isSent ? ago(isAccepted ? 2 * dayMs : 3 * hourMs) : null,
    decidedAt: isAccepted ? ago(dayMs) : null,
  }
}

/** The first option with all its extras. */
function acceptedOf(document: Version) {
  const [option] = document.options
  if (!option || !document.pricing) return {}
  const extras = option.lines.filter(({ optional }) => optional).map(({ id }) => id)
  const { total, cost, margin } = priceOption(document, option, document.pricing, extras)
  const { name, phone } = document.guest
  const decision = JSON.stringify({ optionId: option.id, extras, name, phone })
  return { total, cost, margin, decision }
}
