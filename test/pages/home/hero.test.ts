import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heroHeading } from '#content/hero.ts'
import { demoSite } from '../demo-site.ts'

const site = demoSite()
const hero = (html: string) => /<section class="hero.*?<\/section>/s.exec(html)?.[0] ?? ''
const put = (heading: string, ...items: object[]) =>
  site.send('PUT', '/api/Text/hero', { value: { hero: { heading, items } } })

async function picture() {
  const size = { width: 2000, height: 1200, channels: 3 as const }
  const body = await sharp({ create: { ...size, background: '#0b6e4f' } })
    .jpeg()
    .toBuffer()
  const file = { field: 'image', name: 'lake.jpg', body }
  return (await site.sendFile('/api/Brand/picture', { use: 'slide' }, file)).picture as string
}

test('shows the bundled slideshow until staff make another', async () => {
  const before = await site.html('/')
  expect(hero(before)).toContain(heroHeading)
  expect(hero(before)).toContain('/landscapes/dal-dawn.webp')
  expect(hero(before)).toMatch(
    /<source media="\(orientation: portrait\)"[^>]* srcSet="\/portraits\/dal-dawn-\d+\.avif/,
  )
  expect(hero(before)).toMatch(/<img [^>]*alt="[^"]*shikara[^"]*"[^>]*fetchPriority="high"/)
  const own = await picture()
  expect(own).toMatch(/ 1920x1152$/)
  const slide = { picture: own, shows: 'Our boats', words: 'Since 1947 & still afloat' }
  const bundled = { picture: 'gulmarg', shows: 'Snow of ours', words: '' }
  expect((await put('Nigeen, as we know it', slide, bundled)).statusCode).toBe(200)
  const html = hero(await site.html('/'))
  const [name = ''] = /agency\/[a-z0-9]+/.exec(own) ?? []
  expect(html).toContain(
    '>Nigeen, as we know it</h1><p class="text-xl">Since 1947 &amp; still afloat<',
  )
  expect(html).toContain(`src="/${name}.webp" alt="Our boats" width="1280" height="768"`)
  expect(html).not.toContain('landscapes')
  for (const file of [`${name}.webp`, `${name}-400.avif`, `${name}-1920.webp`]) {
    expect((await site.get(`/${file}`)).statusCode, file).toBe(200)
  }

  await put('Nigeen', bundled)
  const snow = hero(await site.html('/'))
  expect(snow).toContain('src="/landscapes/gulmarg.webp" alt="Snow of ours"')
  expect(snow).not.toContain('slide-dot')

  await site.remove('/api/Text/hero')
  expect((await site.html('/')).length).toBe(before.length)
  expect(hero(await site.html('/'))).toBe(hero(before))
})

test.each([
  [{ picture: '' }, 'picture', 'Picture is required.'],
  [{ picture: 'taj-mahal' }, 'picture', 'Picture must be one that was sent before.'],
  [{ picture: 'agency/none.webp 9x9' }, 'picture', 'This picture is gone. Please choose it again.'],
  [{ shows: ' ' }, 'shows', 'Description is required.'],
])('refuses a slide with %j by its position', async (wrong, field, message) => {
  const right = { picture: 'gulmarg', shows: 'Snow', words: '' }
  const answer = await put('Nigeen', right, { ...right, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors[`Hero.items.1.${field}`]).toContain(message)
  expect(hero(await site.html('/'))).toContain(heroHeading)
})
