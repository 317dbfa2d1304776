import { inDays } from '../../samples/enquiries.ts'
import type { demoSite } from '../demo-site.ts'

const line = (id: string, text: string, unitCost: number, others = {}) => ({
  ...{ id, text, days: { from: 1, to: 2 }, unit: 'night', source: { from: 'typed', unitCost } },
  ...others,
})
/** A plan with two options and an extra. */
export const plan = {
  guest: { name: 'Rehana Qureshi', phone: '+91 98100 55511', email: 'rehana@example.in' },
  party: { adults: 2, children: [8] },
  ...{
    arrival: inDays(30),
    nights: 2,
    validUntil: inDays(7),
    notes: 'Haggles over tea, as Wular Supplies says',
  },
  days: [{ id: 'd1', day: 1, title: 'Srinagar', text: 'A **shikara** at dusk', place: 'Dal' }],
  inclusions: ['Breakfast'],
  options: ['deluxe', 'premium'].map((id, at) => ({
    ...{ id, name: id === 'deluxe' ? 'Deluxe' : 'Premium' },
    markup: { by: 'percent', percent: 17.3 },
    lines: [
      line('room', 'Houseboat <b>', at === 0 ? 4217 : 9331),
      line('ride', 'Gondola', 1733, { optional: true, unit: 'trip', days: { from: 2, to: 2 } }),
    ],
  })),
}

export const acceptance = {
  ...{ step: 'accept', option: 'premium', extra: 'premium:ride' },
  ...{ name: 'Rehana', phone: '98100 55511', consent: 'yes' },
}

type Site = Pick<ReturnType<typeof demoSite>, 'send'>

/** Writes and sends a quote's next version, and returns the path of the guest's page. */
export async function sendVersion(site: Site, id: number, document: object = plan) {
  await site.send('PUT', `/api/quotes/${id}/draft`, { document })
  const { link } = (await site.send('POST', `/api/quotes/${id}/send`, {})).json()
  return new URL(link).pathname
}

/** The same for a new quote: empty, a copy, or of a listing. */
export async function sendQuote(site: Site, from: object = {}, document: object = plan) {
  const { id } = (await site.send('POST', '/api/quotes', from)).json()
  return { id: id as number, path: await sendVersion(site, id, document) }
}

/** A quote after staff told its guest that it is there. */
export const toldQuote = async (site: Site, id: number) =>
  (await site.send('POST', `/api/quotes/${id}/told`, { way: 'link' })).json()
