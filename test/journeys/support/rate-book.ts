import type { APIRequestContext } from '@playwright/test'

const room = (double: number, childWithBed: number) => ({
  ...{ plan: 'MAP', prices: { double, childWithBed } },
})

/** The suppliers of a package to Srinagar, Gulmarg and Pahalgam, each with an item. */
const sold: [supplier: [name: string, kind: string, place: string], item: string, rate: object][] =
  [
    [['Zabarwan Houseboats', 'houseboat', 'Srinagar'], 'Deluxe cabin', room(6500, 1500)],
    [['Apharwat Lodge', 'hotel', 'Gulmarg'], 'Deluxe room', room(8200, 1800)],
    [['Lidder Retreat', 'hotel', 'Pahalgam'], 'Premium room', room(7400, 1700)],
    [['Dal Gate Taxis', 'vehicle', 'Srinagar'], 'Innova, full day', { price: 3500, unit: 'day' }],
  ]

/** Suppliers of a package with their rates for the next two years, unless they are there. */
export async function fillRateBook(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const found = await request.get(`/api/suppliers?q=Zabarwan Houseboats`, { headers })
  if ((await found.json()).$values.length > 0) return
  const year = new Date().getFullYear()
  const days = { from: `${year}-01-01`, to: `${year + 2}-12-31`, season: 'All year' }
  for (const [[name, kind, place], item, rate] of sold) {
    const data = { name, kind, place }
    const { id } = await (await request.post('/api/suppliers', { headers, data })).json()
    await request.post(`/api/suppliers/${id}/rates`, { headers, data: { item, ...rate, ...days } })
  }
}
