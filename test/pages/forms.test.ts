import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inDays } from '../samples/enquiries.ts'
import { withIds } from '../samples/public-pages.ts'
import { all, demoSite, words } from './demo-site.ts'

const site = demoSite()
const visitor = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' }

const booking = {
  sent: { ...visitor, startDate: inDays(30), endDate: inDays(35), numberOfAdults: '2' },
  missing: [
    ...['Name is required', 'Email is required', 'Phone is required'],
    ...['Start date is required', 'End date is required', 'At least one adult is required'],
  ],
  failure: 'Error submitting the form. Please try again.',
  success: 'Booking inquiry submitted successfully!',
}
const request = {
  sent: visitor,
  missing: ['Please fill out all required fields.'],
  failure: 'An error occurred while sending your request. Please try again.',
  success: 'Your booking request has been sent successfully!',
}

const forms = [
  {
    ...booking,
    name: 'a travel package',
    address: '/travel-package/{TravelPackage}',
    kept: { kind: 'TravelPackage', listingTitle: expect.stringContaining('First Time') },
  },
  {
    ...booking,
    name: 'a room',
    address: '/contact-form/{room}',
    success: 'Form submitted successfully!',
    kept: { form: 'room', kind: 'Hotel', partTitle: expect.stringMatching(/./) },
  },
  {
    ...request,
    name: 'a contact request',
    address: '/contact',
    kept: { form: 'contact', details: { adults: 1, children: 0, days: 1 } },
  },
  {
    ...request,
    name: 'an adventure',
    address: '/contact-form-adventure/{Adventure}',
    kept: { kind: 'Adventure', listingTitle: 'Rafting on the Lidder' },
  },
  {
    name: 'a partner',
    address: '/partnersContact',
    sent: { name: 'Asha Rao', email: 'asha@example.in', message: 'Four cars\nand a van' },
    missing: ['Name is required', 'Email is required'],
    failure: 'Error submitting form. Please try again.',
    success: 'Form submitted successfully! We will get back to you.',
    kept: { form: 'partner', details: { message: 'Four cars\nand a van' } },
  },
]

/** Its canonical address, with ids of the demo. */
async function addressOf(address: string): Promise<string> {
  const path = await withIds(address, site.list)
  const { headers } = await site.get(path)
  return String(headers.location ?? path)
}

const formIn = async (path: string) =>
  /<form[^>]*class="enquiry-form".*?<\/form>/s.exec(await site.html(path))?.[0] ?? ''

/** Where a page's form is sent without scripts. */
async function targetOf(path: string): Promise<string> {
  const [tag = ''] = /^<form[^>]*>/.exec(await formIn(path)) ?? []
  expect(tag).toContain('method="post"')
  return /action="([^"#]*)#/.exec(tag)?.[1] ?? ''
}

/** What a page's form sends if nobody types. */
async function untouched(path: string): Promise<Record<string, string>> {
  const form = await formIn(path)
  const inputs = [...form.matchAll(/<input([^>]*)>/g)].map(([, rest = '']) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(` ${rest}`)?.[1] ?? ''
    return [of('name'), of('value')]
  })
  return Object.fromEntries(inputs)
}

const problems = (html: string) =>
  all(/<a [^>]*href="#[^"]*"[^>]*>(.*?)<\/a>/gs, /role="alert".*?<\/div>/s.exec(html)?.[0] ?? '')

/** The messages that describe the fields marked as wrong, all of which are required. */
const marked = (html: string) =>
  (html.match(/<(input|textarea)[^>]*aria-invalid="true"[^>]*>/g) ?? []).flatMap((field) => {
    expect(field).toContain('aria-required="true"')
    const [, id = ''] = /aria-describedby="([^" ]*)"/.exec(field) ?? []
    return all(new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`, 'gs'), html)
  })

const newest = async () => (await site.send('GET', '/api/Enquiry?suspected=all')).json().$values[0]

test.each(forms)('the form of $name works without scripts', async (form) => {
  const page = await addressOf(form.address)
  const [path, blank] = [await targetOf(page), await untouched(page)]
  const refused = await site.sendForm(path, { ...blank, email: '' })
  expect(refused.statusCode).toBe(400)
  expect(problems(refused.body)).toEqual(form.missing)
  expect([...new Set(marked(refused.body))]).toEqual(form.missing)
  const half = await site.sendForm(path, { ...blank, name: 'Noor' })
  expect(half.body).toContain('value="Noor"')

  const { db } = site.domain.database
  await sql`alter table enquiries rename to enquiries_away`.execute(db)
  const failed = await site.sendForm(path, { ...blank, ...form.sent })
  await sql`alter table enquiries_away rename to enquiries`.execute(db)
  expect(failed.statusCode).toBe(500)
  expect(words(failed.body)).toContain(form.failure)
  expect(failed.body).toContain('value="Asha Rao"')

  const sent = await site.sendForm(path, { ...blank, ...form.sent })
  expect(sent.statusCode).toBe(200)
  const said = words(sent.body)
  expect(said).toContain(form.success)
  expect(said).toMatch(/Your reference is KE-\w{6} ?\./)
  expect(said).toMatch(/What happens next: \w+/)
  // The form is empty again, or closed.
  expect(sent.body).not.toContain('value="Asha Rao"')
  expect(await newest()).toMatchObject({ ...form.kept, name: 'Asha Rao' })
})

test('names each wrong answer of a contact request', async () => {
  const blank = await untouched('/contact')
  const send = async (answers: object) =>
    problems((await site.sendForm('/contact', { ...blank, ...answers })).body)
  expect(await send({ phone: '+91 987' })).toEqual([
    'Please fill out all required fields.',
    'Phone number must contain only digits.',
  ])
  expect(await send({ ...visitor, adults: '0', children: '-1', days: '0' })).toEqual([
    'At least one adult is required',
    'Number of children cannot be negative',
    'At least one day is required',
  ])
})

test('names each wrong answer of a booking', async () => {
  const path = await addressOf('/travel-package/{TravelPackage}')
  const wrong = {
    email: 'nobody',
    numberOfChilds: '-1',
    startDate: inDays(-3),
    endDate: inDays(-5),
  }
  const answers = { ...(await untouched(path)), ...booking.sent, ...wrong }
  expect(problems((await site.sendForm(path, answers)).body)).toEqual([
    ...['Invalid email format', 'Start date cannot be in the past'],
    ...['End date must be after start date', 'Number of children cannot be negative'],
  ])
})

test('the URL of a room chooses it in the form of its hotel', async () => {
  const [hotel] = await site.list('Hotel')
  const [, second] = hotel.hotelRooms.$values
  const path = await addressOf('/hotel/{Hotel}')
  const html = await site.html(`${path}?room=${second.id}`)
  expect(html).toMatch(new RegExp(`<option value="${second.id}" selected=""`))
  const blank = await untouched(path)
  const answers = { ...blank, ...booking.sent, roomId: `${second.id}` }
  const refused = await site.sendForm(path, { ...answers, name: '' })
  expect(refused.body).toMatch(new RegExp(`<option value="${second.id}" selected=""`))
  for (const [roomId, partTitle] of [
    [`${second.id}`, second.name],
    ['', ''],
  ]) {
    const sent = await site.sendForm(path, { ...answers, roomId, name: `For room ${roomId}` })
    expect(sent.statusCode).toBe(200)
    // Its address has the form again, also without scripts.
    expect(sent.body).toMatch(/<a [^>]*href="[^"#]*\?book#book"[^>]*>Book Now/)
    expect(await newest()).toMatchObject({ form: 'hotel', kind: 'Hotel', partTitle })
  }
})

test('reports too many enquiries in the page, and keeps the input', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 100 && !statuses.has(429); time++) {
    const data = { name: 'Noor', email: 'often@example.in', message: `No. ${time}` }
    statuses.add((await site.send('POST', '/api/partners', data)).statusCode)
  }
  expect([...statuses]).toEqual([201, 429])
  const answers = { name: 'Noor', email: 'often@example.in', message: 'Once more' }
  const { statusCode, body } = await site.sendForm('/partnersContact', answers)
  expect(statusCode).toBe(429)
  expect(words(body)).toContain('Error submitting form. Please try again.')
  expect(body).toContain('>Once more</textarea>')
})

test('a message of many pages is refused at its field, and kept there', async () => {
  // Three bytes a letter, and as many characters each in a form.
  const message = 'कश्मीर '.repeat(1700)
  const { statusCode, body } = await site.sendForm('/partnersContact', { ...visitor, message })
  expect(statusCode).toBe(400)
  expect(words(body)).toContain('Message can be at most')
  expect(body).toContain(message.trim())
})
