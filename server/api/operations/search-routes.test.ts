import { expect, test } from 'vitest'
import { inquiry, valuesOf } from '#test/samples/enquiries.ts'
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

  test('finds listings of all kinds, those named so first, and enquiries', async () => {
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

  test('is for staff only, and takes no more than a line', async () => {
    const { app, headers } = use()
    expect((await app.inject({ url: '/api/Search?q=dal' })).statusCode).toBe(401)
    const url = `/api/Search?q=${'a'.repeat(500)}`
    expect((await app.inject({ url, headers })).statusCode).toBe(400)
  })
})
