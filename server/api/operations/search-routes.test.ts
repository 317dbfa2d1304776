import { expect, test } from 'vitest'
import { inquiry, valuesOf } from '#test/samples/enquiries.ts'
import { plan } from '#test/samples/sent-quotes.ts'
import { eachApp } from '#test/servers/each-app.ts'

eachApp((use) => {
  const search = async (q: string) => {
    const { app, headers } = use()
    const url = `/api/Search?q=${encodeURIComponent(q)}`
    const { listings, enquiries } = (await app.inject({ url, headers })).json()
    const titleOf = ({ title }: { title: string }) => title
    const nameOf = ({ name }: { name: string }) => name
    return [listings.map(titleOf), enquiries.map(nameOf)]
  }

  test('finds listings of all kinds, matches in the title first, and enquiries', async () => {
    const { domain } = use()
    const add = (kind: 'Hotel' | 'Shoot', title: string, more: object = {}) =>
      domain.listings.create(
        kind,
        {
          ...{ title, price: 1000, oldPrice: null, categoryId: null },
          ...{ status: 'published', ...more },
        },
        [],
      )
    await add('Hotel', 'Meadow lodge', { overview: 'A walk from the gondola' })
    await add('Shoot', 'Góndola at dawn', { status: 'draft' })
    const { id } = await add('Hotel', 'Gondola Inn')
    await domain.listings.remove('Hotel', id)
    const values = valuesOf('partner', { ...inquiry, name: 'Gondola Gul', phone: '9888669069' })
    const { enquiry } = await domain.enquiries.receive('partner', values, { source: '/' })
    await domain.enquiries.update(enquiry?.id ?? 0, { status: 'lost' }, { id: 1, name: 'Owner' })

    expect(await search('gondola')).toEqual([['Góndola at dawn', 'Meadow lodge'], ['Gondola Gul']])
    expect(await search('+91 98886 69069')).toEqual([[], ['Gondola Gul']])
    expect(await search(enquiry?.reference.toLowerCase() ?? '')).toEqual([[], ['Gondola Gul']])
    expect(await search('  ')).toEqual([[], []])
    expect(await search('%')).toEqual([[], []])
  })

  test('finds quotes by guest, phone number or reference', async () => {
    const { app, domain, headers } = use()
    const by = { id: 1, name: 'Owner' }
    const quote = await domain.quotes.create({}, by)
    if (!quote || 'errors' in quote) throw new Error('No quote was begun.')
    const guest = { name: 'Zooni Khanna', phone: '+91 94190 55512' }
    await domain.quotes.save(quote.id, { document: { ...plan, guest } }, by)
    const found = async (q: string) =>
      (await app.inject({ url: `/api/Search?q=${encodeURIComponent(q)}`, headers })).json().quotes
    for (const q of ['zooni', '94190-55512', quote.reference.toLowerCase()]) {
      expect(await found(q)).toMatchObject([
        { id: quote.id, guestName: 'Zooni Khanna', state: 'draft', arrival: plan.arrival },
      ])
    }
    expect(await found('%')).toEqual([])
  })

  test('is for staff only, and accepts no more than a line', async () => {
    const { app, headers } = use()
    expect((await app.inject({ url: '/api/Search?q=dal' })).statusCode).toBe(401)
    const url = `/api/Search?q=${'a'.repeat(500)}`
    expect((await app.inject({ url, headers })).statusCode).toBe(400)
  })
})
