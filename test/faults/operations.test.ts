import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('every fault in the operators’ guide refers to existing tests', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const table = text.slice(text.indexOf('| Fault | Visitors |')).split('\n\n', 1)[0] ?? ''
  const rows = table.split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(12)
  for (const row of rows) {
    const files = [...row.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, file = '']) => file)
    expect(files).not.toEqual([])
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  }
})
