import { expect, test, vi } from 'vitest'
import { desk, inquiry, queuedMails, received, valuesOf } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const hotelInquiry = (more = {}) => valuesOf('hotel', { ...inquiry, ...more })
const page = { source: '/hotel/1' }

eachDatabase((open) => {
  test('a sender over the limit gets the remaining seconds, and a repetition does not count', async () => {
    const limit = { max: 2, windowMs: 60_000 }
    const { enquiries } = desk(await open(), { byAddress: limit })
    vi.useFakeTimers({ toFake: ['Date'] })
    const send = (email: string, address: string, idempotencyKey?: string) =>
      enquiries.receive('hotel', hotelInquiry({ email }), { ...page, address, idempotencyKey })
    const first = await send('a@b.in', '10.0.0.1', 'k')
    await send('c@d.in', '10.0.0.1')
    expect(await send('e@f.in', '10.0.0.1')).toEqual({ limited: 60 })
    expect((await send('a@b.in', '10.0.0.1', 'k')).enquiry).toEqual(first.enquiry)
    vi.advanceTimersByTime(59_500)
    expect(await send('e@f.in', '10.0.0.1')).toEqual({ limited: 1 })
    vi.advanceTimersByTime(501)
    expect((await send('e@f.in', '10.0.0.1')).limited).toBeUndefined()
    vi.useRealTimers()
  })

  test('two servers sharing a database allow no more enquiries than one', async () => {
    const database = await open()
    const rule = { byAddress: { max: 3, windowMs: 60_000 } }
    const servers = [desk(database, rule).enquiries, desk(database, rule).enquiries]
    const send = (i: number) =>
      servers[i % 2]?.receive('hotel', hotelInquiry({ name: `Asif ${i}` }), {
        ...page,
        address: '10.0.0.1',
      })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => send(i)))
    expect(answers.filter((answer) => answer?.enquiry)).toHaveLength(3)
  })

  test('limits acknowledgements per mailbox and day, and stores every enquiry', async () => {
    const database = await open()
    const acknowledgements = { max: 3, windowMs: 60_000 }
    const { enquiries } = desk(database, { acknowledgements })
    const spellings = [
      'ri.yaz@gmail.com',
      'RIYAZ@gmail.com',
      'riyaz+a@gmail.com',
      'riyaz+b@googlemail.com',
    ]
    for (const [i, email] of [...spellings, 'riyaz@gmail.com'].entries()) {
      const arrival = { ...page, address: `10.0.0.${i}` }
      await received(enquiries.receive('hotel', hotelInquiry({ email }), arrival))
    }
    const mails = await queuedMails(database)
    expect(mails.filter(({ to }) => to === 'operator')).toHaveLength(5)
    expect(mails.filter(({ to }) => to !== 'operator')).toHaveLength(3)
    const other = hotelInquiry({ email: 'ri.yaz@example.in' })
    await received(enquiries.receive('hotel', other, page))
    expect((await queuedMails(database)).at(-1)).toMatchObject({
      to: { address: 'ri.yaz@example.in' },
    })
  })

  test('stores suspected spam without sending a mail', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const { enquiry } = await received(
      enquiries.receive('hotel', hotelInquiry(), { ...page, suspicion: 'trap' }),
    )
    expect(enquiry.reference).toMatch(/^KE-/)
    expect(await queuedMails(database)).toEqual([])
    expect(await enquiries.find(enquiry.id)).toMatchObject({ suspicion: 'trap' })
  })
})
