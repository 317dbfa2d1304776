import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addListing,
  inDays,
  inquiry,
  queuedMails,
  received,
  valuesOf,
} from '#test/samples/enquiries.ts'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

const line = (unitCost: number) => ({
  ...{ id: 'room', days: { from: 1, to: 2 }, text: 'Houseboat', unit: 'night' },
  source: { from: 'typed', unitCost },
})
const option = (id: string, name: string, unitCost: number) => ({
  ...{ id, name, lines: [line(unitCost)], markup: { by: 'percent', percent: 25 } },
})
const plan = {
  guest: { name: 'Asif Lone', phone: '+91 94190 12345', email: 'asif@example.in' },
  ...{ arrival: inDays(30), nights: 2, validUntil: inDays(7), notes: 'Likes to haggle' },
  options: [option('deluxe', 'Deluxe', 4000), option('premium', 'Premium', 7000)],
}

eachApp((use, once) => {
  let staff: ReturnType<typeof calls>
  beforeAll(() => {
    const { app, headers } = use()
    staff = calls(app, headers)
  })
  let id = 0
  beforeEach(async () => {
    id = (await staff.postJson('/api/quotes', {})).json().id
  })
  const save = (document: object, revision?: number) =>
    staff.putJson(`/api/quotes/${id}/draft`, { document, revision })
  async function editorsCalls() {
    const account = { email: 'meena@example.in', password: 'chinar-leaf-1947' }
    const { id } = (
      await staff.postJson('/api/User/register', { userName: 'Meena', ...account })
    ).json()
    await staff.postJson(`/api/User/${id}/approval`, {})
    const { token } = (await staff.postJson('/api/User/login', account)).json()
    return calls(use().app, { authorization: `Bearer ${token}` })
  }
  const send = (body = {}) => staff.postJson(`/api/quotes/${id}/send`, body)

  once('refuses an array as body', async () => {
    const refused = await staff.postJson('/api/quotes', [])
    expect([refused.statusCode, refused.json().Error]).toEqual([
      ...[400, 'The body must be an object of fields.'],
    ])
  })

  test.each([
    ['q', () => staff.get('/api/quotes?q=a&q=b'), 'Q must be text, not a list.'],
    ['guest', () => save({ ...plan, guest: 5 }), 'Guest must be an object of fields.'],
    ['pricing', () => send({ pricing: 'now' }), 'Pricing must be an object of fields.'],
  ])('names the rule that %s breaks by its type', async (_name, call, message) => {
    const refused = await call()
    expect([refused.statusCode, refused.json().Error]).toEqual([400, message])
  })

  test('creates a quote, edits it, sends it with a link, and changes it in a next version', async () => {
    expect((await save(plan)).statusCode).toBe(200)
    const sent = (await send()).json()
    expect(sent).toMatchObject({
      reference: expect.stringMatching(/^Q-\w{6}$/),
      link: expect.stringMatching(/\/q\/[\w-]{22}$/),
      versions: [{ number: 1, state: 'sent', document: { notes: 'Likes to haggle' } }],
      steps: [{ step: 'begun' }, { step: 'sent' }],
    })
    const changed = (await save({ ...plan, nights: 3 })).json()
    expect(changed.versions.map((version: { state: string }) => version.state)).toEqual([
      ...['draft', 'sent'],
    ])
    expect(changed.link).toBe(sent.link)
    const again = (await send()).json()
    expect(again.versions).toMatchObject([{ state: 'sent' }, { state: 'superseded' }])
    expect(again.link).not.toBe(sent.link)
  })

  once('a refusal names each field by its path, and stores nothing', async () => {
    const refused = await save({ ...plan, nights: 99, guest: { phone: 7 } })
    expect(refused.statusCode).toBe(400)
    expect((await staff.get(`/api/quotes/${id}`)).json().versions).toMatchObject([
      { revision: 1, document: { nights: 1, guest: { name: '' } } },
    ])
    expect(refused.json().errors).toEqual({
      Nights: ['Nights can be at most 60.'],
      'Guest.phone': [expect.stringContaining('Phone')],
    })
    await save({
      ...plan,
      guest: { name: 'Asif' },
      options: [option('a', '', 0), option('b', '', 0)],
    })
    const unsent = await send()
    expect(unsent.statusCode).toBe(400)
    expect(unsent.json().errors).toMatchObject({
      'Guest.phone': ['Phone is required.'],
      'Options.0.name': ['Option name is required.'],
    })
    const { versions } = (await staff.get(`/api/quotes/${id}`)).json()
    expect(versions).toMatchObject([{ state: 'draft', document: { guest: { name: 'Asif' } } }])
  })

  test('a draft that someone else saved meanwhile is not overwritten', async () => {
    const { revision } = (await save(plan)).json().versions[0]
    expect((await save(plan, revision)).statusCode).toBe(200)
    expect((await save(plan, revision)).statusCode).toBe(409)
    expect((await send({ revision })).statusCode).toBe(409)
  })

  test('if the answer of a sending is lost, sending and saving again change nothing', async () => {
    const { revision } = (await save(plan)).json().versions[0]
    const sent = (await send({ revision })).json()
    const again = await send({ revision })
    expect([again.statusCode, again.json().errors.State]).toEqual([400, [expect.any(String)]])
    expect((await save({ ...plan, nights: 3 }, revision)).statusCode).toBe(409)
    expect((await staff.get(`/api/quotes/${id}`)).json()).toEqual(sent)
    expect(sent.versions[0].revision).toBe(revision + 1)
    const mails = await queuedMails(use().domain.database)
    expect(mails.filter(({ text }) => text.includes(sent.link))).toEqual([])
    expect((await save(plan, revision + 1)).json().versions).toMatchObject([
      { number: 2, state: 'draft' },
      { number: 1, state: 'sent' },
    ])
  })

  test('finds quotes by name, phone and reference, counts them, and exports them without formulas', async () => {
    await save({ ...plan, guest: { ...plan.guest, name: '=Zubair' } })
    const { reference } = (await send()).json()
    for (const q of ['zubair', '94190 12345', reference.toLowerCase()]) {
      const found = await staff.get(`/api/quotes?q=${encodeURIComponent(q)}&state=sent`)
      expect(found.json().$values[0], q).toMatchObject({
        ...{ id, state: 'sent', total: 10_500, cost: 8000, margin: 2000, marginPercent: 20 },
      })
    }
    expect((await staff.get('/api/quotes?q=zubair&state=draft')).json().$values).toEqual([])
    const sheet = (await staff.get('/api/quotes.csv?q=zubair')).body
    expect(sheet).toContain("'=Zubair")
    expect((await staff.get('/api/quotes/summary')).json()).toMatchObject({
      waiting: { items: expect.arrayContaining([expect.objectContaining({ id })]) },
    })
  })

  test('below the minimum margin only an owner may send, and see it', async () => {
    await staff.putJson('/api/Setting', { quoteMinimumMargin: 30 })
    const editor = await editorsCalls()
    await save(plan)
    expect((await editor.get(`/api/quotes/${id}`)).json().minimumMargin).toBeNull()
    expect((await editor.get('/api/Setting')).json()).not.toHaveProperty('quoteMinimumMargin')
    expect((await editor.postJson(`/api/quotes/${id}/send`, {})).statusCode).toBe(403)
    expect((await send()).json()).toMatchObject({
      minimumMargin: 30,
      versions: [{ state: 'sent' }],
    })
    await staff.putJson('/api/Setting', { quoteMinimumMargin: 0 })
  })

  test('mails the link, records that, and withdraws it', async () => {
    expect((await staff.postJson(`/api/quotes/${id}/told`, { way: 'mail' })).statusCode).toBe(400)
    await save(plan)
    const { link, reference } = (await send()).json()
    const told = await staff.postJson(`/api/quotes/${id}/told`, { way: 'mail' })
    expect(told.json().steps.at(-1)).toMatchObject({ step: 'told', text: 'mail' })
    const mails = await queuedMails(use().domain.database)
    expect(mails.find(({ text }) => text.includes(link))).toMatchObject({
      to: { address: 'asif@example.in' },
    })
    expect((await staff.postJson(`/api/quotes/${id}/withdraw`, {})).json().link).toBeNull()
    const { $values: listed } = (await staff.get(`/api/quotes?q=${reference}`)).json()
    expect(listed).toMatchObject([{ state: 'sent', withdrawnAt: expect.any(String) }])
  })

  test('deletes a draft, and with it a quote that was never sent', async () => {
    expect((await staff.remove(`/api/quotes/${id}/draft`)).statusCode).toBe(204)
    expect((await staff.get(`/api/quotes/${id}`)).statusCode).toBe(404)
  })

  test('deletes the draft after a sent version, and the quote says who did it', async () => {
    await save(plan)
    const sentBy = (await send()).json().steps.at(-1).author
    await save({ ...plan, nights: 3 })
    expect((await staff.remove(`/api/quotes/${id}/draft`)).statusCode).toBe(204)
    const { versions, steps } = (await staff.get(`/api/quotes/${id}`)).json()
    expect(versions).toMatchObject([{ number: 1, state: 'sent' }])
    expect(steps.at(-1)).toMatchObject({ step: 'discarded', number: 2, author: sentBy })
    expect((await staff.remove(`/api/quotes/${id}/draft`)).statusCode).toBe(404)
  })

  test('a quote can be based on an enquiry, and refuses two sources', async () => {
    const { domain } = use()
    const asked = valuesOf('booking', {
      ...inquiry,
      listingId: await addListing(domain.database, 'TravelPackage', 'Tulip week'),
    })
    await domain.enquiries.receive('booking', asked, { source: '/' })
    const [enquiry] = (await staff.get('/api/Enquiry')).json().$values
    const begun = await staff.postJson('/api/quotes', { enquiryId: enquiry.id })
    expect(begun.json()).toMatchObject({ enquiryId: enquiry.id, versions: [{ number: 1 }] })
    const both = { enquiryId: enquiry.id, copyOf: id }
    expect((await staff.postJson('/api/quotes', both)).statusCode).toBe(400)
    expect((await staff.postJson('/api/quotes', { copyOf: 999_999 })).statusCode).toBe(400)

    const { id: begunId, reference } = begun.json()
    expect((await staff.remove(`/api/quotes/${begunId}/draft`)).statusCode).toBe(204)
    const { notes } = (await staff.get(`/api/Enquiry/${enquiry.id}`)).json()
    expect(JSON.stringify(notes)).toContain(`The draft of quote ${reference} was discarded.`)
  })
  test('an enquiry shows the state of its newest quote', async () => {
    const { domain } = use()
    const about = { listingId: await addListing(domain.database, 'Hotel', 'Zabarwan View') }
    const asked = valuesOf('hotel', { ...inquiry, hotelId: about.listingId, numberOfAdults: 5 })
    const { enquiry } = await received(domain.enquiries.receive('hotel', asked, { source: '/' }))
    const quoteOf = async () => {
      const [list, file] = await Promise.all(
        ['', `/${enquiry.id}`].map(async (path) => (await staff.get(`/api/Enquiry${path}`)).json()),
      )
      const listed = list.$values.find(({ id }: { id: number }) => id === enquiry.id)
      expect(listed.quote).toEqual(file.quote)
      return file.quote
    }
    expect(await quoteOf()).toBeNull()
    const begun = (await staff.postJson('/api/quotes', { enquiryId: enquiry.id })).json()
    expect(await quoteOf()).toMatchObject({ id: begun.id, state: 'draft' })
    await staff.putJson(`/api/quotes/${begun.id}/draft`, { document: plan })
    const { link } = (await staff.postJson(`/api/quotes/${begun.id}/send`, {})).json()
    expect(await quoteOf()).toMatchObject({ state: 'sent', viewedAt: null, total: 10_500 })
    await domain.quotes.guests.view(link.split('/').at(-1))
    await staff.putJson(`/api/quotes/${begun.id}/draft`, { document: { ...plan, nights: 3 } })
    expect(await quoteOf()).toMatchObject({
      ...{ reference: begun.reference, number: 1, state: 'viewed' },
      viewedAt: expect.stringMatching(/^20/),
    })
    const person = await staff.get(`/api/Enquiry/${enquiry.id}/person`)
    expect(person.json().quotes.$values).toContainEqual(
      expect.objectContaining({
        reference: begun.reference,
        versions: [
          expect.objectContaining({ number: 2, state: 'draft' }),
          expect.objectContaining({ state: 'viewed', guest: expect.objectContaining(plan.guest) }),
        ],
      }),
    )
    expect(person.body).not.toMatch(/unitCost|4000|margin/)
  })
})
