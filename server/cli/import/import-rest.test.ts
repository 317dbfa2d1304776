import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandPictureText } from '#catalogue/brand/picture.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import { commandLine, eachInstallation, openSite } from '#test/servers/command-line.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

const days = { from: '2026-12-01', to: '2027-02-28' }
const room = { ...days, item: 'Room', plan: 'CP', prices: { double: 4000 } }
const pine = { name: 'Pine', kind: 'hotel', place: 'Pahalgam' }

/** The folder of an export with these files. */
function folderOf(files: Record<string, string | object>) {
  const folder = join(temporaryFolder(), 'export')
  mkdirSync(folder)
  for (const [name, content] of Object.entries({ 'catalogue.json': {}, ...files })) {
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
  return folder
}

eachInstallation((fresh, once) => {
  once('checks everything besides the listings of an export before writing', async () => {
    const site = await fresh()
    const run = commandLine(site)
    const costs = 'Place,What is paid for,Lowest amount\nNowhere,Pony,500\n'
    const roads = 'Name,State\nZojila,flying\n'
    const refused = await run([
      'import',
      folderOf({ 'suppliers.json': [pine], 'local-costs.csv': costs, 'conditions.csv': roads }),
    ])
    expect(refused.code).toBe(1)
    expect(refused.errors).toMatch(/local-costs.csv, row 2: There is no destination “Nowhere”/)
    expect(refused.errors).toMatch(/conditions.csv, row 2: /)
    expect(refused.errors).toMatch(/Nothing was written/)
    const twice = { ...pine, rates: [room, { ...room, from: days.to, to: '2027-03-31' }] }
    const overlapping = await run(['import', folderOf({ 'suppliers.json': [twice] })])
    expect(overlapping.errors).toMatch(/suppliers.json, Pine, “Room” CP.*overlaps with “Room” CP/)
    const wrong = await run([
      'import',
      folderOf({
        'suppliers.json': [{ ...pine, kind: 'castle', rates: [{ ...room, from: 'x' }] }],
      }),
    ])
    expect(wrong.errors).toMatch(/suppliers.json, supplier 1, kind: Kind must be one of/)
    expect(wrong.errors).toMatch(/supplier 1, rates, 1, from: From must be a date/)
  })

  once('says which enquiries and quotes of an export only a backup transfers', async () => {
    const run = commandLine(await fresh())
    const enquiries = [{ name: 'Asif' }, { name: 'Rabia' }]
    const folder = folderOf({
      'enquiries.json': enquiries,
      'quotes.json': [{}],
      'users.json': [{}],
    })
    expect(await run(['import', folder])).toEqual({
      ...{ code: 0, errors: '' },
      output:
        'Left behind, since only a backup transfers them: 2 enquiries, 1 quote.\nImported nothing.\n',
    })
    const without = folderOf({ 'enquiries.json': [], 'quotes.json': [] })
    expect((await run(['import', without])).output).toBe('Imported nothing.\n')
    const broken = folderOf({ 'quotes.json': 'no list' })
    expect((await run(['import', broken])).output).toBe('Imported nothing.\n')
  })

  test('imports texts with their pictures, and old addresses with their targets', async () => {
    const [there, here] = [await fresh(), await fresh()]
    const { domain } = await openSite(there)
    const bytes = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#abc' },
    })
      .png()
      .toBuffer()
    const path = join(temporaryFolder(), 'slide.png')
    writeFileSync(path, bytes)
    const image = await domain.images.store({ path, fileName: 'slide.png', folder: 'agency' })
    if ('error' in image) throw new Error(image.error)
    const slide = brandPictureText({ path: imagePath(image), ...image })
    const { hero } = await domain.texts.read('hero')
    const items = hero.items.map((item) => ({ ...item, picture: slide }))
    await domain.texts.write('hero', { value: { hero: { ...hero, items } } })
    const by = { id: 1, name: 'Asha' }
    await domain.redirects.import([{ row: 1, from: '/old', to: '/hotels' }], { preview: false, by })
    const folder = join(temporaryFolder(), 'export')
    expect(await commandLine(there)(['export', folder])).toMatchObject({ code: 0 })
    const run = commandLine(here)
    expect((await run(['import', folder])).output).toMatch(/1 redirect, 1 text\.$/m)
    const site = await openSite(here)
    expect(await site.domain.texts.read('hero')).toEqual({ hero: { ...hero, items } })
    expect((await site.app.inject(`/${imagePath(image)}`)).statusCode).toBe(200)
    expect(await site.domain.redirects.follow('/old')).toBeDefined()
    writeFileSync(join(folder, 'texts.json'), JSON.stringify({ hero: { hero: 1 } }))
    const refused = await run(['import', folder, '--again'])
    expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/texts.json, hero, /) })
  })

  test('reviews and redirects refer to the same listing under its new id', async () => {
    const [there, here] = [await fresh(), await fresh()]
    const { domain } = await openSite(there)
    const words = { duration: 'Quiet', description: 'Harwan' }
    const values = { title: 'Orchard', ...words, price: 1, oldPrice: null, categoryId: null }
    const villa = { ...values, status: 'published' } as never
    const gone = await domain.listings.create('Villa', villa, [])
    await domain.listings.remove('Villa', gone.id)
    const { id } = await domain.listings.create('Villa', villa, [])
    const { reviews } = await domain.texts.read('testimonials')
    const items = [[id], [gone.id], []].map((listing, at) => ({
      ...reviews.items[at],
      listing,
    }))
    await domain.texts.write('testimonials', { value: { reviews: { ...reviews, items } } })
    const old = ['/one', '/two'].map((from, at) => ({ row: at, from, to: `/villas/${id}/orchard` }))
    await domain.redirects.import(old, { preview: false })
    const folder = join(temporaryFolder(), 'export')
    expect(await commandLine(there)(['export', folder])).toMatchObject({ code: 0 })
    const site = await openSite(here)
    const other = { ...values, title: 'Other', status: 'published' } as never
    for (const _ of [1, 2, 3]) await site.domain.listings.create('Villa', other, [])
    expect(await commandLine(here)(['import', folder])).toMatchObject({ code: 0, errors: '' })
    const { $values: villas } = (await site.app.inject('/api/Villa')).json()
    const listed = villas.find(({ title }: { title: string }) => title === 'Orchard')
    const brought = (await site.domain.texts.read('testimonials')).reviews.items
    expect(brought.map(({ listing }) => listing)).toEqual([[listed.id], [], []])
    expect(listed.id).not.toBe(id)
    expect(await site.domain.redirects.follow('/one')).toBe(`/villas/${listed.id}/orchard`)
  })

  test('imports suppliers with their rates, and only once', async () => {
    const site = await fresh()
    const run = commandLine(site)
    const folder = folderOf({ 'suppliers.json': [{ ...pine, rates: [room] }] })
    const dry = await run(['import', folder, '--dry-run'])
    expect(dry.output).toContain('Ready to import 1 supplier with 1 rate.')
    expect(await run(['import', folder])).toMatchObject({ code: 0 })
    const again = await run(['import', folder])
    expect(again).toMatchObject({ code: 1 })
    expect(again.errors).toMatch(/suppliers.json, Pine: It is there already/)
    expect(await run(['import', folder, '--again'])).toMatchObject({ code: 0 })
    const { domain } = await openSite(site)
    expect(await domain.rates.every()).toMatchObject([
      { ...pine, rates: [room] },
      { ...pine, rates: [room] },
    ])
  })
})
