import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readHead } from '../page-head.ts'
import { demoSite, publicUrl } from './demo-site.ts'

const site = demoSite()
const other = 'Zabarwan & Sons Journeys'

const rename = (operatorName: string) => site.send('PUT', '/api/Setting', { operatorName })

/** A page of each type in the sitemap, and pages that are not in it. */
async function everyPage() {
  const xml = await site.html('/sitemap.xml')
  const listed = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, url = '']) =>
    url.replace(publicUrl, ''),
  )
  const shapes = new Map(listed.map((path) => [path.split('/').slice(1, 2).join(), path || '/']))
  const [{ id }] = await site.list('TravelPackage')
  const office = ['login', 'signUp', 'forgotPassword', 'resetPassword', 'dashboard', 'travelAi']
  const beside = ['saved', 'search?q=dal', `travel-package/${id}/print`, 'none', 'reviews.json']
  const files = ['articles/feed.xml', 'manifest.webmanifest', 'favicon.svg', 'robots.txt']
  const calls = ['api/docs', 'api/docs/json', 'api/docs/yaml']
  return [
    ...shapes.values(),
    ...[...beside, ...files, ...calls].map((path) => `/${path}`),
    ...office.map((path) => `/admin/${path}`),
  ]
}

/** Content only for the bundled brand: its files, its mark, its name. */
const bundled = /\/brand\/logo|M434 81|icon-512|Kashmir Escapes/

const body = (html: string) => html.replace(/<link[^>]*\/brand\/wordmark[^>]*>/, '')

async function addresses() {
  const [{ id }] = await site.list('TravelPackage')
  const [hotel] = await site.list('Hotel')
  const tour = `/travel-package/${id}`
  return [
    '/',
    '/hotels',
    `/hotel/${hotel.id}`,
    tour,
    `${tour}/print`,
    '/about',
    '/contact',
    '/none',
  ]
}

test('the bundled agency is shown by its drawn logo', async () => {
  const html = await site.html('/')
  expect(html).toMatch(/M434 81/)
  expect(html).toContain('/brand/logo-stacked-on-dark.svg')
  expect(html).not.toContain('logo-name')
})

test('from the moment the name changes, no page shows the bundled logo with it', async () => {
  const paths = await addresses()
  for (const path of paths) await site.html(path)
  expect((await rename(other)).statusCode).toBe(200)
  for (const path of paths) {
    const html = body(await site.html(path))
    expect.soft(bundled.exec(html)?.[0], path).toBeUndefined()
    const [, name] = /<span class="logo-name">([^<]*)</.exec(html) ?? []
    expect.soft(name, path).toBe('Zabarwan &amp; Sons Journeys')
  }
  const { things } = readHead(await site.html('/'))
  const agency = things.find((thing) => thing['@type'] === 'TravelAgency')
  expect(agency).toMatchObject({ name: other })
  expect(agency).not.toHaveProperty('logo')
  expect((await rename('Kashmir Escapes')).statusCode).toBe(200)
  expect(await site.html('/')).toMatch(/M434 81/)
})

test('every answer after a change of the name contains only the new name', async () => {
  const paths = await everyPage()
  expect(paths.length).toBeGreaterThan(35)
  for (const path of paths) await site.get(path)
  await rename('Nigeen Tours')
  for (const path of paths) {
    const { body, statusCode } = await site.get(path)
    expect.soft(statusCode, path).toBeLessThan(500)
    expect.soft(/.{60}Kashmir Escapes/s.exec(body)?.[0], path).toBeUndefined()
  }
  const login = await site.html('/admin/login')
  expect(login).toContain('<title>Log In | Nigeen Tours</title>')
  expect(login).toMatch(/<span[^>]*>Nigeen Tours</)
  const manifest = (await site.get('/manifest.webmanifest')).json()
  expect([manifest.name, manifest.short_name]).toEqual(['Nigeen Tours', 'Nigeen Tours'])
  expect((await site.get('/api/docs/json')).json().info.title).toBe('Nigeen Tours')
  await rename('Kashmir Escapes')
  expect(await site.html('/admin/login')).toContain('/brand/logo-horizontal.svg')
})

test('the icons of another agency show the first letter of its name, as soon as it has one', async () => {
  const drawn = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'maskable-512.png']
  const files = ['favicon.ico', ...drawn]
  const icons = async () => {
    const all = await Promise.all(files.map((file) => site.get(`/${file}`)))
    return all.map(({ rawPayload }) => rawPayload)
  }
  const bundledIcons = await icons()
  await rename('Nigeen Tours')
  const [letter, other] = [await icons(), (await rename('Wular Tours')) && (await icons())]
  for (const [at, icon] of letter.entries()) {
    const { width, height, format } = await sharp(icon).metadata()
    expect([width, height, format]).toEqual([...Array(2).fill([48, 180, 192, 512, 512][at]), 'png'])
    expect((await sharp(icon).stats()).isOpaque).toBe(true)
    expect(icon.equals(bundledIcons[at]!)).toBe(false)
    expect(icon.equals(other[at]!)).toBe(false)
  }
  await rename('कश्मीर यात्रा')
  expect((await site.get('/favicon.svg')).body).toContain('>क</text>')
  expect((await site.get('/icon-192.png')).statusCode).toBe(200)
  await rename('<& Tours')
  expect((await site.get('/favicon.svg')).body).toContain('>T</text>')
  await rename('Kashmir Escapes')
  expect(await icons()).toEqual(bundledIcons)
})

test('colours and texts apply to every page at once, and can be reset', async () => {
  const paths = await addresses()
  const before = await Promise.all(paths.map((path) => site.html(path)))
  const look = { brandPrimary: '#8f1d2c', brandAccent: '#0b6e4f', splashText: 'Salaam & welcome' }
  expect((await site.send('PUT', '/api/Setting', look)).statusCode).toBe(200)
  for (const path of paths) {
    const html = await site.html(path)
    expect.soft(html.match(/<style>/g), path).toHaveLength(1)
    expect.soft(html, path).toContain('<style>:root{--primary:#8f1d2c;--link:#8f1d2c;')
    expect.soft(html, path).toContain('Salaam &amp; welcome')
  }
  const bundledLook = { brandPrimary: '', brandAccent: '', splashText: '' }
  await site.send('PUT', '/api/Setting', bundledLook)
  const after = await Promise.all(paths.map((path) => site.html(path)))
  const sizes = (pages: string[]) => pages.map(({ length }) => length)
  expect(sizes(after)).toEqual(sizes(before))
  expect(after[0]).not.toContain('<style>')
})

test('the references that pages make begin with the agency’s own letters, and cost no byte before', async () => {
  const letters = (referencePrefix: string) => site.send('PUT', '/api/Setting', { referencePrefix })
  const before = await site.html('/hotels')
  expect(before).toContain('`KE-${')
  expect((await letters('nlj')).json().referencePrefix).toBe('NLJ')
  for (const path of await addresses()) {
    const html = await site.html(path)
    expect.soft(html, path).toContain('`NLJ-${')
    expect.soft(html, path).not.toMatch(/[`/]KE-[$\\]/)
  }
  await letters('KE')
  expect(await site.html('/hotels')).toBe(before)
})

test('an agency’s own logo and picture replace the bundled ones everywhere', async () => {
  const size = { width: 600, height: 200, channels: 3 as const }
  const sent = async (background: string, use: string) => {
    const body = await sharp({ create: { ...size, background } })
      .png()
      .toBuffer()
    return (
      await site.sendFile('/api/Brand/picture', { use }, { field: 'image', name: 'a.png', body })
    ).picture as string
  }
  const [light, dark, share] = await Promise.all([
    sent('#8f1d2c', 'logo'),
    sent('#ffd9de', 'logo'),
    sent('#0b6e4f', 'share'),
  ])
  const path = (picture = '') => picture.replace(/ .*/, '')
  await site.send('PUT', '/api/Setting', { brandLogo: light, brandPicture: share })
  for (const address of await addresses()) {
    const html = body(await site.html(address))
    expect.soft(/\/brand\/logo|M434 81/.exec(html)?.[0], address).toBeUndefined()
    expect.soft(html, address).toContain(`src="/${path(light)}" width="600" height="200"`)
    expect.soft(html, address).toContain('class="on-dark plate"')
  }
  await site.send('PUT', '/api/Setting', { brandLogoDark: dark })
  const html = await site.html('/')
  expect(html).toMatch(new RegExp(`src="/${path(dark)}"[^>]*class="on-dark"`))
  const agency = readHead(html).things.find((thing) => thing['@type'] === 'TravelAgency')
  expect(agency).toMatchObject({
    logo: `${publicUrl}/${path(light)}`,
    image: `${publicUrl}/${path(share)}`,
  })
  expect(await site.html('/admin/login')).toContain(`src="/${path(light)}"`)
  const [, card = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? []
  const drawn = await site.get(card.replace(publicUrl, ''))
  expect(drawn.statusCode).toBe(200)
  const { channels } = await sharp(drawn.rawPayload).stats()
  const [red = 0, green = 0] = channels.map(({ mean }) => mean)
  expect(green).toBeGreaterThan(2 * red)
  // The logo for dark surfaces replaces the name, without a white background.
  const corner = { left: 80, top: 72, width: 60, height: 40 }
  const at = await sharp(await sharp(drawn.rawPayload).extract(corner).toBuffer()).stats()
  expect(at.channels.map(({ mean }) => mean).every((mean) => mean > 200)).toBe(true)
  const none = { brandLogo: '', brandLogoDark: '', brandPicture: '' }
  await site.send('PUT', '/api/Setting', none)
  expect(await site.html('/')).toMatch(/M434 81/)
})
