import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Line } from '#catalogue/quotes/line.ts'
import type { Option, Version } from '#catalogue/quotes/version.ts'
import { inDays } from '../../samples/enquiries.ts'
import { sampleOption, sampleVersion, typedLine } from '../../samples/quotes.ts'
import { test as base, openScreen } from './staff.ts'

/** Lines that cost ₹10,000 and ₹5,000, without markup. */
const twoLines: Line[] = [
  typedLine(10_000, { id: 'room', text: 'Cedar room' }),
  typedLine(5000, { id: 'cab', text: 'Airport cab' }),
]

const markup = { by: 'percent' as const, percent: 0 }
const ride = typedLine(2000, { id: 'ride', text: 'Gondola ride', optional: true })
const view = typedLine(10_000, { id: 'view', text: 'Lake view' })

/** For two adults: ₹15,000 and ₹25,000, each with an extra of ₹2,000. */
export const twoOptions: Option[] = [
  { id: 'deluxe', name: 'Deluxe', markup, lines: [...twoLines, ride] },
  { id: 'premium', name: 'Premium', markup, lines: [...twoLines, view, ride] },
]

/** A version that is complete enough to be sent. */
export const completeVersion = (values: Partial<Version> = {}): Version => ({
  ...sampleVersion({ arrival: inDays(60), validUntil: inDays(10), nights: 2, pricing: null }),
  options: [sampleOption({ name: '', lines: twoLines, markup })],
  ...values,
})

/** A new quote whose draft has these values. */
export async function writeQuote(
  request: APIRequestContext,
  token: string,
  document: Partial<Version> = {},
  from: { enquiryId?: number; listingId?: number } = {},
): Promise<{ id: number }> {
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await (await request.post('/api/quotes', { headers, data: from })).json()
  const data = { document: completeVersion(document) }
  const saved = await request.put(`/api/quotes/${id}/draft`, { headers, data })
  if (!saved.ok()) throw new Error(`Not saved: ${saved.status()}`)
  return { id }
}

export const openQuote = (page: Page, id: number, guest = 'Asha Rao') =>
  openScreen(page, `/admin/quotes/${id}`, guest)

interface Fixtures {
  page: Page
  request: APIRequestContext
  ownerToken: string
}

/** Opens a new draft in the editor, and returns its id. */
export async function openNewQuote(
  { page, request, ownerToken }: Fixtures,
  document: Partial<Version> = {},
): Promise<number> {
  const { id } = await writeQuote(request, ownerToken, document)
  await openQuote(page, id)
  return id
}

/** Tests of the editor, each with a draft of its own. */
export const test = base.extend<{ openDraft: (document?: Partial<Version>) => Promise<number> }>({
  openDraft: ({ page, request, ownerToken }, use) =>
    use((document) => openNewQuote({ page, request, ownerToken }, document)),
})

/** Waits until the draft is stored. */
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** Sends a quote, and returns the path of the guest's page. */
export async function sendQuote(request: APIRequestContext, token: string, id: number) {
  const headers = { authorization: `Bearer ${token}` }
  const sent = await (await request.post(`/api/quotes/${id}/send`, { headers, data: {} })).json()
  return new URL(sent.link).pathname
}
