import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

const url = '/api/TravelPackage'
const required: [string, string][] = [
  ['title', 'Houseboat Week'],
  ['price', '21500'],
  ['travelPackageCategoryId', '2'],
]
const file = async (field: string) => ({ field, name: 'dal.jpg', body: await jpeg(500, 40) })

eachApp((use, once) => {
  const open = () => calls(use().app, use().headers)
  const textsOf = (listing: { pictures: { alt: string }[] }) =>
    listing.pictures.map(({ alt }) => alt)

  async function addTwo(alts: [string, string][] = []) {
    const files = [await file('imageFiles'), await file('imageFiles')]
    const created = await open().post(url, [...required, ...alts], files)
    expect(created.statusCode).toBe(201)
    return created.json()
  }

  test('an uploaded picture is described by its own text, or by the title', async () => {
    const described = await addTwo([
      ['Alts[0]', ''],
      ['Alts[1]', '  A shikara among lotus leaves '],
    ])
    expect(textsOf(described)).toEqual(['Houseboat Week', 'A shikara among lotus leaves'])
    expect(textsOf(await addTwo())).toEqual(['Houseboat Week', 'Houseboat Week'])
  })

  test('a picture without a text follows changes of the title', async () => {
    const { id } = await addTwo([['alts', 'Lake']])
    const at = `${url}/${id}`
    expect(textsOf((await open().put(at, [['title', 'Houseboat Days']])).json())).toEqual([
      'Lake',
      'Houseboat Days',
    ])
    expect(textsOf((await open().put(at, [['alts', 'Houseboat Days']])).json())[0]).toBe(
      'Houseboat Days',
    )
    const renamed = await open().put(at, [['title', 'Houseboat Nights']])
    expect(textsOf(renamed.json())).toEqual(['Houseboat Nights', 'Houseboat Nights'])
  })

  test('texts alone change nothing else, and follow the order of the pictures', async () => {
    const before = await addTwo([
      ['alts', 'Lake'],
      ['alts', 'Garden'],
    ])
    const at = `${url}/${before.id}`
    const changed = await open().put(at, [
      ['alts', 'The lake at dawn'],
      ['alts', ''],
    ])
    expect(textsOf(changed.json())).toEqual(['The lake at dawn', 'Houseboat Week'])
    expect(changed.json().images).toEqual(before.images)
    const [first, second] = before.images.$values
    const turned = await open().put(at, [
      ['images', second],
      ['images', first],
    ])
    expect(textsOf(turned.json())).toEqual(['Houseboat Week', 'The lake at dawn'])
    const mixed = await open().put(
      at,
      [
        ['images', 'new:0'],
        ['images', first],
        ['alts', 'A new one'],
        ['alts', 'The old one'],
      ],
      [await file('imageFiles')],
    )
    expect(textsOf(mixed.json())).toEqual(['A new one', 'The old one'])
  })

  test('pictures with the same file name keep their positions and texts', async () => {
    const { domain } = use()
    const [lake, room, meadow] = [
      domain.images.addBundled('dal-dawn', 'uploads'),
      domain.images.addBundled('dal-dawn', 'hotelrooms'),
      domain.images.addBundled('gulmarg', 'uploads'),
    ]
    const { id } = await addTwo()
    const pictures = [lake, room, meadow].filter((image) => image !== undefined)
    await domain.listings.update('TravelPackage', id, { values: {}, pictures })
    const at = `${url}/${id}`
    const byPath = await open().put(at, [
      ...['hotelrooms/dal-dawn.webp', 'uploads/dal-dawn.webp', 'uploads/gulmarg.webp'].map(
        (path): [string, string] => ['images', path],
      ),
      ...['Room', 'Lake', 'Meadow'].map((text): [string, string] => ['alts', text]),
    ])
    expect(byPath.json().images.$values[0]).toBe('hotelrooms/dal-dawn.webp')
    expect(textsOf(byPath.json())).toEqual(['Room', 'Lake', 'Meadow'])
    const named = ['dal-dawn.webp', 'dal-dawn.webp', 'gulmarg.webp', 'gulmarg.webp']
    const byName = await open().put(at, [
      ...named.map((path): [string, string] => ['images', path]),
      ...['One', 'Two', 'Three', 'Again'].map((text): [string, string] => ['alts', text]),
    ])
    expect(textsOf(byName.json())).toEqual(['One', 'Two', 'Three'])
  })

  once('refuses a text of 161 characters, and stores nothing', async () => {
    const { id } = await addTwo()
    const refused = await open().put(`${url}/${id}`, [['alts', 'x'.repeat(161)]])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({
      Alts: ['Description can be at most 160 characters.'],
    })
    expect(textsOf((await open().get(`${url}/${id}`)).json())[0]).toBe('Houseboat Week')
  })

  test('a room’s pictures have texts of their own', async () => {
    const hotel: [string, string][] = [
      ['title', 'Houseboat'],
      ['duration', 'Quiet'],
      ['description', 'Nishat'],
      ['email', 'stay@example.in'],
      ['price', '9000'],
    ]
    const { id } = (await open().post('/api/Hotel', hotel)).json()
    const room: [string, string][] = [
      ['name', 'Lake room'],
      ['capacity', '2 adults'],
      ['pricePerNight', '4000'],
      ['hotelId', String(id)],
      ['alts', 'The bed under carved cedar'],
    ]
    const created = await open().post('/api/HotelRooms', room, [await file('images')])
    expect(textsOf(created.json())).toEqual(['The bed under carved cedar'])
    const at = `/api/HotelRooms/${created.json().id}`
    expect(textsOf((await open().put(at, [['alts', '']])).json())).toEqual(['Lake room'])
    expect(textsOf((await open().put(at, [['name', 'Garden room']])).json())).toEqual([
      'Garden room',
    ])
  })
})
