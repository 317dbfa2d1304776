import type { Fields } from '#catalogue/field.ts'
import { type AnyListing, kindOf } from '#catalogue/kinds.ts'
import { fromHtml } from '#catalogue/texts/from-html.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import type { Listings } from '../listings/listings.ts'

/** The listings as pages show them: with pasted HTML converted. */
export function plainListings(
  listings: Listings,
): Pick<Listings, 'find' | 'page' | 'cards' | 'pick' | 'related' | 'referring' | 'search'> {
  return {
    async find(...asked) {
      const listing = await listings.find(...asked)
      return listing && plainListing(listing)
    },
    async page(...asked) {
      const page = await listings.page(...asked)
      return { ...page, items: page.items.map(plainListing) }
    },
    async cards(...asked) {
      const { items, total } = await listings.cards(...asked)
      return { items: items.map(plainListing), total }
    },
    pick: async (ids) => (await listings.pick(ids)).map(plainListing),
    related: async (...asked) => (await listings.related(...asked)).map(plainListing),
    async referring(...asked) {
      const kinds = await listings.referring(...asked)
      return kinds.map((kind) => ({ ...kind, items: kind.items.map(plainListing) }))
    },
    async search(...asked) {
      const found = await listings.search(...asked)
      return found.map((kind) => ({ ...kind, items: kind.items.map(plainListing) }))
    },
  }
}

function plainListing<L extends AnyListing & { parts?: object }>(listing: L): L {
  const kind = kindOf(listing.kind)
  const parts = Object.entries(listing.parts ?? {}).map(([name, records]) => [
    name,
    records.map((record: object) => ({
      ...record,
      ...plainFields(kind.parts[name]?.fields, record),
    })),
  ])
  return { ...listing, ...plainFields(kind.fields, listing), parts: Object.fromEntries(parts) }
}

/** The fields of several lines. */
function plainFields(fields: Fields = {}, values: object) {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const control = fields[name]?.control
    if (control === 'markdown') return [[name, fromHtml(value)]]
    if (control === 'paragraph') return [[name, withoutMarks(fromHtml(value))]]
    return control === 'list' ? [[name, value.flatMap(plainLines)]] : []
  })
  return Object.fromEntries(texts)
}

/** A list is shown with its own bullets. */
function plainLines(line: string): string[] {
  const plain = withoutMarks(fromHtml(line))
  if (plain === line) return [line]
  return plain
    .split('\n')
    .map((each) => each.replace(/^• /, ''))
    .filter(Boolean)
}
