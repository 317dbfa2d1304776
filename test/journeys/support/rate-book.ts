import type { APIRequestContext } from '@playwright/test'

/** The suppliers of a package to Srinagar, Gulmarg and Pahalgam. */
const sold = [
  {
    ...{ name: 'Zabarwan Houseboats', kind: 'houseboat', place: 'Srinagar', item: 'Deluxe cabin' },
    ...{ plan: 'MAP', prices: { double: 6500, childWithBed: 1500 } },
  },
  {
    ...{ name: 'Apharwat Lodge', kind: 'hotel', place: 'Gulmarg', item: 'Deluxe room' },
    ...{ plan: 'MAP', prices: { double: 8200, childWithBed: 1800 } },
  },
  {
    ...{ name: 'Lidder Retreat', kind: 'hotel', place: 'Pahalgam', item: 'Premium room' },
    ...{ plan: 'MAP', prices: { double: 7400, childWithBed: 1700 } },
  },
  {
    ...{ name: 'Dal Gate Taxis', kind: 'vehicle', place: 'Srinagar', item: 'Innova, full day' },
    ...{ price: 3500, unit: 'day' },
  },
]

/** Suppliers of a package with their rates for the next two years, unless they are there. */
export async function fillRateBook(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const found = await request.get(`/api/suppliers?q=${sold[0]?.name}`, { headers })
  if ((await found.json()).$values.length > 0) return
  const year = new Date().getFullYear()
  const days = { from: `${year}-01-01`, to: `${year + 2}-12-31`, season: 'All year' }
  for (const { name, kind, place, ...rate } of sold) {
    const data = { name, kind, place }
    const { id } = await (await request.post('/api/suppliers', { headers, data })).json()
    await request.post(`/api/suppliers/${id}/rates`, { headers, data: { ...rate, ...days } })
  }
}
