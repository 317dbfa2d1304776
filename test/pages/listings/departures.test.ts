import { beforeAll, expect, test } from 'vitest'
import { inDays, inquiry } from '../../samples/enquiries.ts'
import { demoSite } from '../demo-site.ts'

const site = demoSite('none')
let trip = 0

/** By their first day, in days from today. */
const departures: Record<number, number> = {}

beforeAll(async () => {
  trip = await site.save('/api/TravelPackage', {
    ...{ title: 'Tulip week', price: '19000', category: '1', duration: '2 nights, 3 days' },
  })
  for (const [days, seatsLeft] of [
    [40, 2],
    [20, 9],
    [60, 0],
    [-5, 5],
  ]) {
    const answer = await site.send('POST', '/api/TravelPackageDepartures', {
      ...{ travelPackageId: trip, startsOn: inDays(days ?? 0), seatsLeft },
    })
    departures[days ?? 0] = answer.json().id
  }
})

const page = () => `/travel-package/${trip}/tulip-week`

const book = (departureId: number | undefined, more: object = {}) =>
  site.sendForm(page(), {
    ...{ name: inquiry.name, email: inquiry.email, phone: inquiry.phone, numberOfAdults: '2' },
    ...{ numberOfChilds: '0', startDate: '', endDate: '', departureId: String(departureId ?? '') },
    ...more,
  })

test('shows upcoming dates earliest first with their seats, to be chosen in the form', async () => {
  const html = await site.html(page())
  const [section = ''] = /<section id="departures".*?<\/section>/s.exec(html) ?? []
  const seats = [...section.matchAll(/(Full|[\w ]*seats? left)</g)].map(([, text]) => text)
  expect(seats).toEqual(['9 seats left', 'Only 2 seats left', 'Full'])
  const options = [...html.matchAll(/<option value="(\d*)"( disabled="")?/g)]
  expect(options.map(([, id, disabled]) => [id, Boolean(disabled)])).toEqual([
    ['', false],
    [String(departures[20]), false],
    [String(departures[40]), false],
    [String(departures[60]), true],
  ])
})

test('without scripts the chosen departure sets the dates', async () => {
  const answer = await book(departures[20])
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  const listed = await site.send('POST', '/api/TravelPackageDepartures', {})
  expect(listed.json().errors).toMatchObject({ StartsOn: ['First day is required.'] })
})

test('refuses a full departure at its field, and keeps the input', async () => {
  const answer = await book(departures[60])
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('This departure is full.')
  expect(answer.body).toContain('value="Asif Lone"')
})

test('other dates need no departure', async () => {
  const { startDate, endDate } = inquiry
  expect((await book(undefined, { startDate, endDate })).statusCode).toBe(200)
  expect((await book(undefined)).statusCode).toBe(400)
})
