import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { demoSite, words } from '../pages/demo-site.ts'

const site = demoSite()

/** The answer while the table of listings is missing. */
async function askInVain(path: string) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { db } = site.domain.database
  await sql`alter table listings rename to listings_away`.execute(db)
  const { statusCode, body } = await site.get(path)
  await sql`alter table listings_away rename to listings`.execute(db)
  return { statusCode, body, logged: log.mock.calls.flat().join(' ') }
}

/** A link to the same page. */
const retry = /<a href=""[^>]*>Retry<\/a>/

const alerts = (html: string) => html.match(/role="alert"/g)?.length ?? 0

test('the home page is shown, and failed lists say so, log it and can be retried', async () => {
  const { statusCode, body, logged } = await askInVain('/?reviews=2')
  expect([statusCode, alerts(body)]).toEqual([503, 3])
  expect(words(body)).toContain('We could not load the travel packages.')
  expect(words(body)).toContain('Featured Destinations')
  expect(logged).toContain('no such table')
  expect(body).toMatch(retry)
  const again = await site.get('/?reviews=2')
  expect([again.statusCode, alerts(again.body)]).toEqual([200, 0])
})

test('a failed list of hotels has its own message, and can be retried', async () => {
  const { statusCode, body } = await askInVain('/hotels?sort=title')
  expect([statusCode, alerts(body)]).toEqual([503, 1])
  expect(words(body)).toContain('Error fetching hotels. Please try again.')
  expect(body).toMatch(retry)
  expect(words(await site.html('/hotels?sort=title'))).toMatch(/\d+ results/)
})

test('a failed listing is an error page with a logged reference', async () => {
  const [{ id }] = await site.list('Villa')
  const { statusCode, body, logged } = await askInVain(`/villas/${id}?from=test`)
  expect(statusCode).toBe(500)
  expect(body).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/)
  const [, reference = ''] = /<main.*?<strong[^>]*>(.*?)<\/strong>/s.exec(body) ?? []
  expect(reference).toMatch(/\w/)
  expect(logged).toContain(reference)
  expect(body).not.toContain('no such table')
})
