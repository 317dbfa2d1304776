import { expect, test } from 'vitest'
import { readHead } from '../page-head.ts'
import { demoSite, words } from './demo-site.ts'

const site = demoSite('none')
const villa = { duration: 'Small', description: 'Dawar', price: '100' }
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

test('a destination links to the filtered list, which says so and can be widened', async () => {
  const gurez = await site.save('/api/Destination', { title: 'Gurez' })
  for (let number = 1; number <= 13; number++) {
    await site.save('/api/Villa', { ...villa, title: `Inn ${number}`, destinations: `${gurez}` })
  }
  await site.save('/api/Villa', { ...villa, title: 'Not in Gurez' })
  const link = `/villas?destination=${gurez}`
  expect(main(await site.html(`/destination/${gurez}`))).toContain(`href="${link}"`)

  const { body } = await site.get(link)
  const html = main(body.replaceAll('<!-- -->', ''))
  expect(words(html)).toContain('13 results')
  expect(html).not.toContain('Not in Gurez')
  expect(html).toMatch(
    /href="\/villas"[^>]*aria-label="Remove Gurez"|aria-label="Remove Gurez"[^>]*href="\/villas"/,
  )
  expect(html).toContain(`name="destination" value="${gurez}"`)
  expect(readHead(body)).toMatchObject({ canonical: expect.stringMatching(/\/villas$/) })
  expect(readHead(body).tags.get('robots')).toBe('noindex, follow')
})

test('an unknown destination gives an empty list', async () => {
  const html = main(await site.html('/villas?destination=99999'))
  expect(words(html)).toContain('No villas found')
  expect(html).toContain('aria-label="Remove Destination 99999"')
})
