import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The specification has these words with straight apostrophes. */
const fixed = ["LET'S TRAVEL", "We'll send it when you're back online"]

/** The sources of texts that visitors read. */
const sources = [
  'content/**/*.ts',
  'app/site/**/*.{ts,tsx}',
  'app/*.tsx',
  'catalogue/**/*.ts',
  'server/{enquiries,mail,accounts}/*.ts',
]

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')

test('apostrophes are curly in all texts for visitors', () => {
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const straight = files.flatMap((file) => {
    const lines = withoutComments(readFileSync(join(root, file), 'utf8')).split('\n')
    return lines.filter(isStraight).map((line) => `${file}: ${line.trim()}`)
  })
  expect(straight).toEqual([])
})

const isStraight = (line: string) =>
  /[\p{L}}]'\p{L}|&apos;/u.test(fixed.reduce((rest, each) => rest.replaceAll(each, ''), line))
