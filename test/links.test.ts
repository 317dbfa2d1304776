import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { sources, textOf } from './imports.ts'

/** The first segments of page paths. */
function firstPieces(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) =>
    path ? [path.split('/')[0] ?? ''] : firstPieces(children),
  )
}

const pieces = [...new Set(firstPieces(routes))].filter((piece) => /^\w/.test(piece))

/** A quoted page path that does not come from `href`. */
const literal = new RegExp(
  `(?<!\\bhref\\(\\s*)['"\`]/(${pieces.join('|').replaceAll('.', '\\.')})(?=['"\`/?#])|\\b(?:to|href|action)="/"`,
)

const literalsIn = (text: string) => text.split('\n').filter((line) => literal.test(line))

const isRoutes = (file: string) => file === 'app/routes.ts' || file === 'app/admin/admin-routes.ts'

test('the app makes links with href, which checks routes', () => {
  const own = sources.filter((file) => file.startsWith('app/') && !isRoutes(file))
  const found = own.flatMap((file) => literalsIn(textOf(file)).map((line) => `${file}: ${line}`))
  expect(found).toEqual([])
})

test.each([
  '<Link to="/" />',
  '<Link to="/hotels" />',
  "redirect('/admin/dashboard')",
  'const to = `/hotel/12`',
  "navigate('/search?q=dal')",
  "fetch('/reviews.json')",
])('%s is refused', (line) => {
  expect(literalsIn(line)).toEqual([line])
})

test.each([
  "href('/hotels')",
  "href('/admin/enquiries/:id', { id })",
  "call('GET', '/User')",
  '<img src="/brand/mark-colour.svg" />',
])('%s is allowed', (line) => {
  expect(literalsIn(line)).toEqual([])
})
