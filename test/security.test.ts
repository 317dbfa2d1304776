import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by section. */
const sections =
  '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 ' +
  '3.4:1-6 3.5:1-5 3.7:1-2 4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 ' +
  '6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 ' +
  '7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 ' +
  '10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 ' +
  '12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 ' +
  '15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const requirements = sections.split(' ').flatMap((section) => {
  const [name, written = ''] = section.split(':')
  return written.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return numbers(from, to).map((number) => `${name}.${number}`)
  })
})

/** The requirements in the first cells of the tables: `4.4.1–4.4.4, 5.2.1`. */
const named = [...text.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \|/gm)]
  .flatMap(([, cell = '']) => cell.split(', '))
  .flatMap((range) => {
    const [first = '', last = first] = range.split('–')
    const section = first.slice(0, first.lastIndexOf('.'))
    const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('.') + 1))
    return numbers(numberOf(first), numberOf(last)).map((number) => `${section}.${number}`)
  })

test('every requirement of level 2 is answered once', () => {
  expect(requirements).toHaveLength(253)
  expect(named.toSorted()).toEqual(requirements.toSorted())
})

test('every test named in an answer exists', () => {
  const code = [...text.matchAll(/`((?:app|server|test)\/[^`]*)`/g)].map(([, path = '']) => path)
  expect(code.length).toBeGreaterThan(100)
  expect(code.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** Tables without personal data. */
const impersonal =
  'calendar_entries conditions destination_listings images import_keys listings local_costs migrations ' +
  'missed_addresses parts redirects settings stock_media texts'

test('every table with personal data has a documented retention', async () => {
  const { db, close } = await openDatabase({ DATA_DIR: temporaryFolder(), DATABASE_URL: undefined })
  onTestFinished(close)
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const stored = text.slice(
    text.indexOf('## Stored personal data'),
    text.indexOf('## What is logged'),
  )
  const isNamed = (name: string) =>
    stored.includes(`\`${name}\``) || impersonal.split(' ').includes(name)
  expect(tables).toContain('quote_versions')
  expect(tables.filter((name) => !isNamed(name) && !name.startsWith('listing_search'))).toEqual([])
})
