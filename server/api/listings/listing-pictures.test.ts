import { expect, test } from 'vitest'
import { jpeg, storedFiles } from '#test/samples/pictures.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const url = '/api/TravelPackage'
const required: [string, string][] = [
  ['title', 'Houseboat Week'],
  ['price', '21500'],
  ['travelPackageCategoryId', '2'],
]

const file = async (name: string, background = '#135274', width = 90) => ({
  field: 'imageFiles',
  name,
  body: await jpeg(width, 60, background),
})

eachDatabase((open, once) => {
  async function openWithPictures(count: number, width?: number) {
    const { app, headers, folder } = await openApp(await open())
    const call = calls(app, headers)
    const files = await Promise.all(
      Array.from({ length: count }, (_, n) => file(`${n}.jpg`, undefined, width)),
    )
    const created = await call.post(url, required, files)
    const listing = created.json()
    return { ...call, created, listing, at: `${url}/${listing.id}`, folder }
  }

  test('pictures are paths of WebP files at the root, in the order they were sent', async () => {
    const { listing, visit } = await openWithPictures(2, 700)
    expect(listing.images.$values).toHaveLength(2)
    expect(listing.pictures[0]).toMatchObject({
      path: listing.images.$values[0],
      alt: 'Houseboat Week',
      width: 700,
      height: 60,
      blur: expect.stringMatching(/^data:image\/webp;base64,/),
    })
    const widths = listing.pictures[0].srcset.avif
      .split(', ')
      .map((entry: string) => entry.split(' ')[1])
    expect(widths).toEqual(['400w', '640w', '700w'])
    const image = await visit(`/${listing.images.$values[0]}`)
    expect(image.statusCode).toBe(200)
    expect(image.headers['content-type']).toBe('image/webp')
    expect(image.headers['cache-control']).toContain('immutable')
  })

  test('repeated images keep, order and remove; new:0 inserts an uploaded file', async () => {
    const { listing, put, visit, at } = await openWithPictures(3)
    const [a, b, c] = listing.images.$values
    const ordered = await put(at, [
      ['images', c],
      ['images', a],
    ])
    expect(ordered.json().images.$values).toEqual([c, a])
    expect((await visit(`/${b}`)).statusCode).toBe(404)
    const mixed = await put(
      at,
      [
        ['images', c],
        ['images', 'new:0'],
        ['images', a],
      ],
      [await file('d.jpg', '#e9952f')],
    )
    const [first, added, last] = mixed.json().images.$values
    expect([first, last]).toEqual([c, a])
    expect([a, b, c]).not.toContain(added)
    expect((await put(at, [['images', '']])).json().images.$values).toEqual([])
  })

  once('refuses a path that is not a picture of the listing, and keeps its pictures', async () => {
    const { listing, created, put, post, visit, at } = await openWithPictures(2)
    const other = (await post(url, required, [await file('other.jpg', '#742153')])).json()
    const [own] = listing.images.$values
    for (const unknown of [other.images.$values[0], 'uploads/none.webp', 'new:0', '__proto__']) {
      const refused = await put(at, [
        ['images', own],
        ['images', unknown],
      ])
      expect(refused.json().errors).toEqual({
        Images: ['Images names a picture that is not there any more.'],
      })
    }
    expect((await visit(at)).json()).toEqual(created.json())
    const twice = await put(at, Array(7).fill(['images', `/${own}`]))
    expect(twice.json().images.$values).toEqual([own])
  })

  once('reports a stale change before checking its files', async () => {
    const { put, at } = await openWithPictures(0)
    const text = { field: 'imageFiles', name: 'menu.jpg', body: Buffer.from('wazwan') }
    expect((await put(at, [['version', '7']], [text])).statusCode).toBe(409)
    expect((await put(at, [['version', '1']], [text])).statusCode).toBe(400)
  })

  test('uploaded files replace all pictures, and without any field of pictures they stay', async () => {
    const { listing, put, at } = await openWithPictures(2)
    expect((await put(at, [['title', 'Kept']])).json().images).toEqual(listing.images)
    const replaced = await put(at, [], [await file('new.jpg')])
    expect(replaced.json().images.$values).toHaveLength(1)
    expect(listing.images.$values).not.toContain(replaced.json().images.$values[0])
  })

  once('refuses a seventh picture, and stores nothing', async () => {
    const { created, visit, folder } = await openWithPictures(7)
    expect(created.statusCode).toBe(400)
    expect(created.json().errors).toEqual({ Images: ['At most 6 images are allowed.'] })
    expect((await visit(url)).json().$values).toEqual([])
    expect(storedFiles(folder)).toEqual([])
  })

  once('refuses a file that is not a picture by name, and does not store the others', async () => {
    const { app, headers, folder } = await openApp(await open())
    const text = { field: 'imageFiles', name: 'menu.jpg', body: Buffer.from('wazwan'.repeat(50)) }
    const refused = await calls(app, headers).post(url, required, [await file('a.jpg'), text])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors.Images[0]).toContain('menu.jpg')
    expect(storedFiles(folder)).toEqual([])
  })

  once('reports each of several wrong files', async () => {
    const { app, headers, folder } = await openApp(await open())
    const { body, ...lake } = await file('lake.jpg')
    const torn = { ...lake, body: body.subarray(0, body.length / 2) }
    const text = { field: 'imageFiles', name: 'menu.jpg', body: Buffer.from('wazwan') }
    const files = [await file('a.jpg'), text, await file('b.jpg'), torn]
    const refused = await calls(app, headers).post(url, required, files)
    expect(refused.json().errors).toEqual({
      Images: [
        '“menu.jpg” is not a JPEG, PNG or WebP picture.',
        '“lake.jpg” is damaged or incomplete.',
      ],
    })
    expect(storedFiles(folder)).toEqual([])
  })

  once('a file over 20 MB is too large', async () => {
    const { app, headers } = await openApp(await open())
    const large = {
      field: 'imageFiles',
      name: 'pano.jpg',
      body: Buffer.alloc(20 * 1024 * 1024 + 1, 1),
    }
    const refused = await calls(app, headers).post(url, required, [large])
    expect(refused.statusCode).toBe(413)
    const message = '“pano.jpg” is larger than 20 MB.'
    expect(refused.json()).toMatchObject({ Error: message, errors: { Images: [message] } })
  })

  once('a vehicle has and accepts one image', async () => {
    const { app, headers } = await openApp(await open())
    const { post, put } = calls(app, headers)
    const vehicle: [string, string][] = [
      ['title', 'Innova'],
      ['description', 'With driver'],
      ['seats', '6'],
      ['price', '3500'],
      ['transportationCategoryId', '1'],
    ]
    const one = { ...(await file('car.jpg')), field: 'imageFile' }
    const { id, image } = (await post('/api/Transportation', vehicle, [one])).json()
    expect(image).toMatch(/^uploads\/[a-z0-9]+\.webp$/)
    const replaced = await put(`/api/Transportation/${id}`, [], [one])
    expect(replaced.json().image).not.toBe(image)
    expect((await post('/api/Transportation', vehicle, [one, one])).statusCode).toBe(400)
  })
})
