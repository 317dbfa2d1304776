import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addListing, inDays, queuedMails } from '#test/samples/enquiries.ts'
import { acceptedTrip, guestWords } from '#test/samples/trips.ts'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

const { consent: _, ...words } = guestWords
const review = guestWords

eachApp((use) => {
  let staff: ReturnType<typeof calls>
  let listingId = 0
  beforeAll(async () => {
    const { app, headers, domain } = use()
    staff = calls(app, headers)
    listingId = await addListing(domain.database, 'TravelPackage', 'Tulip week')
  })
  afterEach(() => void vi.useRealTimers())

  const trip = (arrival?: string) => acceptedTrip(use(), { listingId, arrival })
  const due = async () =>
    (await staff.get('/api/reviews/due'))
      .json()
      .$values.map((each: { quoteId: number }) => each.quoteId)
  const ask = (quoteId: number, way = 'link') =>
    staff.postJson('/api/reviews/ask', { quoteId, way })
  const tokenOf = async (quoteId: number) => (await ask(quoteId)).json().link.split('/').at(-1)
  const mailsWith = async (link: string) => {
    const mails = await queuedMails(use().domain.database)
    return mails.filter(({ text }) => text.includes(link)).length
  }
  const listed = async (quoteId: number) =>
    (await staff.get('/api/reviews'))
      .json()
      .$values.find((each: { quoteId: number }) => each.quoteId === quoteId)

  test('asks a guest after the trip, also by mail, always with the same link', async () => {
    const [over, coming] = [await trip(), await trip(inDays(-1))]
    expect(await due()).toContain(over)
    expect(await due()).not.toContain(coming)
    expect((await ask(coming)).statusCode).toBe(400)
    expect((await ask(999_999)).statusCode).toBe(404)
    const { link } = (await ask(over, 'mail')).json()
    expect((await ask(over)).json().link).toBe(link)
    expect(await due()).not.toContain(over)
    expect(await mailsWith(link)).toBe(1)
  })

  test('a guest who is asked by mail again gets one mail a day', async () => {
    const { reviews } = use().domain
    const quoteId = await trip()
    const askByMail = () => reviews.ask(quoteId, 'mail')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-01T08:00:00Z') })
    const first = await askByMail()
    // As after an answer that was lost.
    vi.setSystemTime(new Date('2030-05-01T08:01:00Z'))
    expect(await askByMail()).toEqual(first)
    const { link = '' } = first && 'link' in first ? first : {}
    expect(await mailsWith(link)).toBe(1)
    vi.setSystemTime(new Date('2030-05-02T08:00:00Z'))
    await askByMail()
    expect(await mailsWith(link)).toBe(2)
  })

  test('a review waits, is published with a reply, and its guest withdraws it', async () => {
    const { guests, published } = use().domain.reviews
    const quoteId = await trip()
    const token = await tokenOf(quoteId)
    expect(await guests.read(token)).toMatchObject({ state: 'asked', guestName: 'Asif Lone' })
    expect(await guests.send(token, review)).toBe(true)
    expect(await guests.send(token, { ...review, words: 'Other words' })).toBe(false)
    expect(await published()).toEqual([])
    const { id } = await listed(quoteId)
    const answered = await staff.putJson(`/api/reviews/${id}/answer`, { answer: 'Come again!' })
    expect(answered.json()).toMatchObject({ answer: 'Come again!', words: review.words })
    expect((await staff.postJson(`/api/reviews/${id}/publish`, {})).json().state).toBe('published')
    expect(await published()).toMatchObject([
      { ...words, answer: 'Come again!', listingIds: [listingId] },
    ])
    expect(await guests.withdraw(token)).toBe(true)
    expect(await published()).toEqual([])
    expect(await listed(quoteId)).toMatchObject({ state: 'withdrawn', words: '', name: '' })
    expect((await staff.postJson(`/api/reviews/${id}/publish`, {})).statusCode).toBe(409)
    const entries = (await staff.get('/api/History?kind=Review')).json().$values
    expect(entries).toHaveLength(2)
    expect(entries).toMatchObject([{ restorable: false }, { restorable: false }])
  })

  test('staff cannot decide on words they have not read', async () => {
    const { guests, published } = use().domain.reviews
    const quoteId = await trip()
    const token = await tokenOf(quoteId)
    await guests.send(token, review)
    const { id, updatedAt } = await listed(quoteId)
    await guests.withdraw(token)
    await guests.send(token, { ...review, words: 'Words that nobody has read' })
    const bodies = { publish: {}, refuse: { reason: 'offence' } }
    for (const [step, body] of Object.entries(bodies)) {
      const stale = await staff.postJson(`/api/reviews/${id}/${step}`, { ...body, updatedAt })
      expect([stale.statusCode, stale.json().Error]).toEqual([
        ...[409, 'This review has changed since you opened it. Please read it again.'],
      ])
    }
    const answer = { answer: 'Thank you', updatedAt }
    expect((await staff.putJson(`/api/reviews/${id}/answer`, answer)).statusCode).toBe(409)
    expect((await published()).map(({ words }) => words)).not.toContain(
      'Words that nobody has read',
    )
    const read = (await listed(quoteId)).updatedAt
    const done = await staff.postJson(`/api/reviews/${id}/publish`, { updatedAt: read })
    expect(done.json().state).toBe('published')
    await guests.withdraw(token)
  })

  test('staff refuse a review for a listed reason, and criticism is not one', async () => {
    const quoteId = await trip()
    await use().domain.reviews.guests.send(await tokenOf(quoteId), { ...review, stars: 1 })
    const { id } = await listed(quoteId)
    const refused = await staff.postJson(`/api/reviews/${id}/refuse`, { reason: 'criticism' })
    expect([refused.statusCode, refused.json().errors.Reason?.[0]]).toEqual([
      400,
      expect.stringContaining('offence'),
    ])
    const done = await staff.postJson(`/api/reviews/${id}/refuse`, { reason: 'privacy' })
    expect(done.json()).toMatchObject({ state: 'refused', refusal: 'privacy' })
  })

  test('an unknown link is not found', async () => {
    const { guests } = use().domain.reviews
    for (const token of ['', 'AAAAAAAAAAAAAAAAAAAAAA', '../etc']) {
      expect(await guests.read(token)).toBeUndefined()
      expect(await guests.send(token, review)).toBeUndefined()
      expect(await guests.withdraw(token)).toBeUndefined()
    }
  })
})
