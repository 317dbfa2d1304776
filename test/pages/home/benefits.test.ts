import { expect, test } from 'vitest'
import { benefits } from '#content/benefits.ts'
import { demoSite } from '../demo-site.ts'

const site = demoSite()
const put = (...items: object[]) =>
  site.send('PUT', '/api/Text/benefits', { value: { benefits: { heading: 'Why us', items } } })
const section = (html: string) =>
  html.slice(html.indexOf('aria-labelledby="benefits"'), html.indexOf('aria-labelledby="reviews'))

test('shows the bundled benefits until staff write their own', async () => {
  const before = section(await site.html('/'))
  for (const { title } of benefits.benefits.items) expect(before).toContain(`>${title}</h3>`)
  const own = {
    icon: 'snowflake',
    title: 'Ski guides of our own',
    text: 'Four of them & a doctor.',
  }
  expect((await put(own)).statusCode).toBe(200)
  const after = section(await site.html('/'))
  expect(after).toContain('>Why us</h2>')
  expect(after).toContain('>Ski guides of our own</h3>')
  expect(after).toContain('Four of them &amp; a doctor.')
  expect(after).toContain('lucide-snowflake')
  expect(after).not.toContain(benefits.benefits.items[0]?.title)
  await site.remove('/api/Text/benefits')
  expect(section(await site.html('/'))).toBe(before)
})

test.each([
  [{ icon: 'skull' }, 'icon', 'Icon must be one of map-pinned'],
  [{ title: ' ' }, 'title', 'Title is required.'],
  [{ text: 'x'.repeat(401) }, 'text', 'Text can be at most 400 characters.'],
])('refuses a benefit with %j by its position', async (wrong, field, message) => {
  const right = { icon: 'leaf', title: 'Quiet', text: 'Small camps.' }
  const answer = await put(right, { ...right, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors[`Benefits.items.1.${field}`][0]).toContain(message)
})
