import { beforeAll, expect, test } from 'vitest'
import { shortDay } from '#catalogue/dates/day-words.ts'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { inDays } from '../../samples/enquiries.ts'
import { pdfBytes, pdfWords } from '../../samples/pdf-words.ts'
import { demoSite, words } from '../demo-site.ts'

const site = demoSite()

/** The supplier's data in the rate book: only for staff. */
const contact = {
  ...{ contact: 'Bashir Caretaker', phone: '+91 97970 55221', whatsapp: '+91 97970 55332' },
  ...{ email: 'bashir@supplier.example', notes: 'Pays late', place: 'Hazratbal ghat nine' },
}
/** The cost is longer than a document's own numbers, such as lengths. */
const secrets = [
  ...Object.values(contact),
  ...['9797055221', '9797055332', 'Shah and Sons', '611397', '6,11,397'],
]

const room = (name: string, from: number, to: number, source: object, others = {}) => ({
  ...{
    id: name.replaceAll(' ', '-'),
    text: `Room ${name}`,
    days: { from, to },
    unit: 'night',
    occupancy: 'double',
    source,
  },
  ...others,
})

let path = ''
const arrival = inDays(30)
const accept = () =>
  site.sendForm(path, {
    ...{ step: 'accept', option: 'a', extra: 'a:tent' },
    ...{ name: 'Rehana', phone: '98100 55511', consent: 'yes' },
  })
const read = async () => words((await site.html(path)).replaceAll('<!-- -->', ''))

beforeAll(async () => {
  const [hotel] = await site.list('Hotel')
  const supplier = { name: 'Shah and Sons', kind: 'hotel', listingId: hotel.id, ...contact }
  const { id: supplierId } = (await site.send('POST', '/api/suppliers', supplier)).json()
  const bought = {
    ...{ from: 'rate', rate: { supplierId, item: 'Double' } },
    copied: [1, 2].map(() => ({ rateId: null, cost: 611397 })),
  }
  const typed = { from: 'typed', unitCost: 611397 }
  const plan = {
    guest: { name: 'Rehana Qureshi', phone: '98100 55511' },
    ...{ arrival, nights: 4, validUntil: inDays(7) },
    days: [
      { id: 'd1', day: 1, title: 'Arrival', place: 'Srinagar' },
      { id: 'd2', day: 2, title: 'Up to Gulmarg' },
      { id: 'd4', day: 4, title: 'Rest', text: 'Below the pines of Pahalgam' },
      { id: 'd5', day: 5, title: 'Home from Srinagar' },
    ],
    options: [
      {
        ...{ id: 'a', name: 'Deluxe' },
        lines: [
          room('by the lake', 1, 2, bought),
          room('of nobody', 3, 3, typed),
          room('tent', 4, 4, typed, { id: 'tent', optional: true }),
        ],
      },
      { id: 'b', name: 'Premium', lines: [room('in the palace', 1, 4, typed)] },
    ],
  }
  const { id } = (await site.send('POST', '/api/quotes', {})).json()
  const saved = await site.send('PUT', `/api/quotes/${id}/draft`, { document: plan })
  expect(saved.statusCode).toBe(200)
  const { link } = (await site.send('POST', `/api/quotes/${id}/send`, {})).json()
  path = new URL(link).pathname
})

test('a plan that is not accepted has no trip sheet', async () => {
  const text = await read()
  expect(text).toContain('Room in the palace')
  expect(text).not.toContain('trip sheet')
})

test('an accepted one has days, houses, phones, map and terms, as of a moment, and no supplier’s contact', async () => {
  const [hotel] = await site.list('Hotel')
  expect((await accept()).statusCode).toBe(303)
  const text = await read()
  expect(text).toContain(`Your trip sheet As of ${shortDay(todayInKolkata())}, `)
  expect(text).toMatch(/As of [^.]*\d\d:\d\d in Srinagar/)
  const sheet = text.slice(text.indexOf('Numbers to call'), text.indexOf('What it costs'))
  expect(sheet).toContain('+91 194 000 0000')
  expect(sheet).toContain('call us, and we reach them')
  expect(sheet).toContain('112 Police, ambulance, fire')
  expect(sheet).toContain(
    `Room by the lake ${shortDay(arrival)} to ${shortDay(inDays(32))}, 2 nights ${hotel.title} , ${hotel.description}`,
  )
  expect(sheet).toMatch(/Room of nobody [^R]*, 1 night Room tent [^R]*, 1 night Where you go/)
  expect(sheet).not.toContain('palace')
  expect(sheet).toMatch(/1\. Srinagar Days 1 and 5 .*2\. Gulmarg Day 2 .*3\. Pahalgam Day 4/)

  const html = await site.html(path)
  expect(html).toContain(
    'aria-label="Map of the Kashmir valley with the places of this trip: 1 Srinagar, 2 Gulmarg, 3 Pahalgam"',
  )
  const { rawPayload: pdf } = await site.get(`${path}/quote.pdf`)
  const data = (await site.get(`${path}.data`)).body
  const answers = [html, data, pdfWords(pdf), pdfBytes(pdf)]
  expect(data).toContain('Room by the lake')
  for (const secret of secrets) {
    expect(answers.map((answer) => answer.includes(secret))).toEqual([false, false, false, false])
  }
})

test('on paper it has the same', async () => {
  const { rawPayload } = await site.get(`${path}/quote.pdf`)
  const text = pdfWords(rawPayload)
  const [hotel] = await site.list('Hotel')
  for (const part of [
    ...['Numbers to call', '+91 194 000 0000', '112', 'Where you stay', 'Room by the lake'],
    ...[hotel.title, '2 nights', 'Where you go', 'Days 1 and 5'],
  ]) {
    expect(text).toContain(part)
  }
})

test('shows the agency’s number for guests on their trip, if there is one', async () => {
  await site.send('PUT', '/api/Setting', { travelPhone: '+91 99060 12321' })
  expect(await read()).toContain('+91 99060 12321')
  expect(pdfWords((await site.get(`${path}/quote.pdf`)).rawPayload)).toContain('+91 99060 12321')
  expect(await site.html('/')).not.toContain('99060')
})
