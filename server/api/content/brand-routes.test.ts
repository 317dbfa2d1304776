import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** A logo with a transparent background. */
const logo = (ink: string) =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: clear } })
    .composite([
      {
        input: { create: { width: 300, height: 200, channels: 3, background: ink } },
        left: 50,
        top: 50,
      },
    ])
    .png()
    .toBuffer()

eachApp((use, once) => {
  const owner = () => calls(use().app, use().headers)
  const sendPicture = (body: Buffer, name = 'logo.png', as = 'logo') =>
    owner().post('/api/Brand/picture', [['use', as]], [{ field: 'image', name, body }])
  const pictureOf = async (ink: string) =>
    (await sendPicture(await logo(ink))).json().picture as string
  const pathOf = (picture: string) => `/${picture.split(' ')[0]}`
  const set = (patch: object) => owner().putJson('/api/Setting', patch)

  test('a logo is stored scaled down, still transparent, and can be set', async () => {
    const picture = await pictureOf('#8f1d2c')
    expect(picture).toMatch(/^agency\/[a-z0-9]{20}\.webp 640x213$/)
    expect((await set({ brandLogo: picture })).json().brandLogo).toBe(picture)
    const file = await use().app.inject(pathOf(picture))
    expect(file.headers['content-type']).toBe('image/webp')
    expect(file.headers['cache-control']).toContain('immutable')
    const { hasAlpha, width } = await sharp(file.rawPayload).metadata()
    expect([hasAlpha, width]).toEqual([true, 640])
    const { data } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
  })

  once('a share picture may be as large as those of pages', async () => {
    const answer = await sendPicture(await jpeg(2400, 1260), 'lake.jpg', 'share')
    expect(answer.json().picture).toMatch(/ 1920x1008$/)
  })

  once('a share picture that chat apps do not show is refused, a small logo is not', async () => {
    const share = await sendPicture(await jpeg(299, 200), 'dot.jpg', 'share')
    const message =
      '“dot.jpg” is only 299 × 200 pixels. Chat apps show pictures of at least 300 × 200.'
    expect([share.statusCode, share.json().errors]).toEqual([400, { Images: [message] }])
    expect((await sendPicture(await jpeg(300, 200), 'dot.jpg', 'share')).statusCode).toBe(201)
    expect((await sendPicture(await jpeg(8, 8), 'dot.jpg')).statusCode).toBe(201)
  })

  once.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'logo.svg'],
    [
      'an SVG called PNG',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      'logo.png',
    ],
    ['a GIF', 'GIF89a', 'logo.gif'],
  ])('%s is refused by name', async (_what, text, name) => {
    const answer = await sendPicture(Buffer.from(text), name)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.Images[0]).toContain(`“${name}”`)
  })

  once('a call without a file, with two files, or for an unknown use stores nothing', async () => {
    const body = await logo('#000000')
    const file = { field: 'image', name: 'a.png', body }
    const none = await owner().post('/api/Brand/picture', [['use', 'logo']])
    expect([none.statusCode, none.json().Error]).toEqual([400, 'Choose a picture.'])
    const two = await owner().post('/api/Brand/picture', [['use', 'logo']], [file, file])
    expect([two.statusCode, two.json().Error]).toEqual([400, 'Only one image is allowed.'])
    const what = await owner().post('/api/Brand/picture', [['use', 'banner']], [file])
    expect([what.statusCode, what.json().Error]).toEqual([400, 'Use must be logo, share or slide.'])
  })

  once.each([
    ['brandLogo', 'uploads/x.webp 9x9', 'Logo must be one that was sent before.'],
    ['brandLogo', 'agency/../x.webp 9x9', 'Logo must be one that was sent before.'],
    ['brandPicture', 'agency/none.webp 9x9', 'This picture is gone. Please choose it again.'],
    ['brandPrimary', 'red', 'Primary colour must be written as #135274.'],
    ['brandPrimary', '#12;}a{', 'Primary colour must be written as #135274.'],
    [
      'brandPrimary',
      '#F5A13A',
      'Links in this colour have a contrast of 1.8:1 to the page; they need 4.5:1. Choose a darker one.',
    ],
    ...['', 'K', 'K7', 'KASHM', 'क', '"><'].map((value) => [
      'referencePrefix',
      value,
      value.length > 4
        ? 'Letters before references can be at most 4 characters.'
        : 'Letters before references must be two to four letters such as KE.',
    ]),
  ])('%s may not be %s', async (name, value, message) => {
    const before = (await owner().get('/api/Setting')).json()
    const answer = await set({ [name]: value, splashText: 'Never stored' })
    expect([answer.statusCode, answer.json().Error]).toEqual([400, message])
    expect((await owner().get('/api/Setting')).json()).toEqual(before)
  })

  once('colours are normalised, and blank restores the bundled one', async () => {
    const stored = (await set({ brandPrimary: ' #8F1D2C ' })).json()
    expect(stored.brandPrimary).toBe('#8f1d2c')
    expect((await set({ brandPrimary: '' })).json().brandPrimary).toBe('')
  })

  test('a picture used by a text, or formerly used, stays', async () => {
    const { images } = use().domain
    const [slide, never] = [await pictureOf('#444444'), await pictureOf('#555555')]
    const item = { picture: slide, shows: 'Boats', words: '' }
    const value = { hero: { heading: 'Nigeen', items: [item] } }
    expect((await owner().putJson('/api/Text/hero', { value })).statusCode).toBe(200)
    const found = async (picture: string) => (await use().app.inject(pathOf(picture))).statusCode
    const sweep = () => images.sweep(new Date(Date.now() + 60_000))
    await sweep()
    expect(await Promise.all([slide, never].map(found))).toEqual([200, 404])
    await owner().remove('/api/Text/hero')
    await sweep()
    expect(await found(slide)).toBe(200)
  })

  test('an earlier logo can be restored, and only unreferenced ones are swept', async () => {
    const { images } = use().domain
    const [first, second, never] = [
      await pictureOf('#111111'),
      await pictureOf('#222222'),
      await pictureOf('#333333'),
    ]
    await set({ brandLogo: first })
    await set({ brandLogo: second })
    await images.sweep(new Date(Date.now() + 60_000))
    const found = async (picture: string) => (await use().app.inject(pathOf(picture))).statusCode
    expect(await Promise.all([first, second, never].map(found))).toEqual([200, 200, 404])
    const [entry] = (await owner().get('/api/History?kind=Setting')).json().$values
    expect(entry.changes).toEqual([{ label: 'Logo', before: first, after: second }])
    const answer = await owner().postJson(`/api/History/${entry.id}/restoration`, {})
    expect(answer.statusCode).toBeLessThan(300)
    expect((await owner().get('/api/Setting')).json().brandLogo).toBe(first)
  })
})
