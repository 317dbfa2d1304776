import { expect, test } from 'vitest'
import { eachApp } from '../servers/each-app.ts'
import { fill, fixtureCalls, readFixture } from './fixtures.ts'

interface EnquiryFixture {
  path: string
  sent: Record<string, unknown>
  /** The fields of the answer in addition to, or instead of, those sent. */
  kept: Record<string, unknown>
  refused: Record<string, string[]>
}

const { partner, inquiry } = readFixture<Record<'partner' | 'inquiry', EnquiryFixture>>('enquiry')

eachApp((use) => {
  async function expectKept({ path, sent, kept, refused }: EnquiryFixture, known = {}) {
    const { app, domain } = use()
    const send = (payload: object) => app.inject({ method: 'POST', url: path, payload })
    const count = async () =>
      (await domain.database.db.selectFrom('enquiries').select('id').execute()).length
    const before = await count()

    const answer = await send(fill(sent, known) as object)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toEqual(fill({ ...sent, ...kept }, known))
    expect(await count()).toBe(before + 1)

    const empty = await send({})
    expect([empty.statusCode, empty.json().errors]).toEqual([400, refused])
    expect(await count()).toBe(before + 1)
    return answer.json()
  }

  test('POST /api/partners', async () => {
    await expectKept(partner)
  })

  test('POST /api/HotelContact/contact', async () => {
    const hotel = await fixtureCalls(use()).add('/api/Hotel')
    await expectKept(inquiry, { '<hotel>': hotel })
  })

  test('POST /api/HotelContact/contact takes ids as text or none, and writes the date itself', async () => {
    const { add, postJson } = fixtureCalls(use())
    const hotel = await add('/api/Hotel')
    const { contactDate, ...sent } = fill(inquiry.sent, {
      '<hotel>': String(hotel),
    }) as typeof inquiry.sent
    const answer = (await postJson(inquiry.path, sent)).json()
    expect(answer).toMatchObject({ hotelId: hotel, roomId: '', contactDate: fill('<instant>') })
    const none = (await postJson(inquiry.path, { ...sent, hotelId: '' })).json()
    expect(none).toMatchObject({ hotelId: '', roomId: '' })
  })
})
