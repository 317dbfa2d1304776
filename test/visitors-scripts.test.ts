import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtApp } from './servers/built.ts'

interface Route {
  module: string
  imports?: string[]
}

let client: string
beforeAll(async () => {
  client = (await builtApp()).client
}, 300_000)

const assets = () => readdirSync(join(client, 'assets'))
const textOf = (name: string) => readFileSync(join(client, 'assets', name), 'utf8')

/** The routes of the manifest that visitors get, so without the back office. */
function visitorsRoutes(): [id: string, Route][] {
  const text = textOf(assets().find((name) => /^site-manifest-\w+\.js$/.test(name)) ?? '')
  return Object.entries(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes)
}

/** Compressed where that is shorter. */
function transferred(file: string): number {
  const compressed = join(client, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(client, file)).size
}

test('no page of visitors loads scripts of the back office, or more than 130 KB', () => {
  const routes = visitorsRoutes()
  expect(routes.map(([id]) => id)).toContain('site/quotes/quote')
  for (const [id, { module, imports = [] }] of routes) {
    const files = [...new Set([module, ...imports])]
    const ofOffice = files.filter((file) => file.startsWith('/assets/office-'))
    expect.soft(ofOffice, id).toEqual([])
    const bytes = files.reduce((sum, file) => sum + transferred(file), 0)
    expect.soft(bytes, id).toBeLessThanOrEqual(130_000)
  }
})

test('the rules of forms load without the back office, and have at most 25 KB', () => {
  const name = assets().find((file) => /^rules-[\w-]+\.js$/.test(file)) ?? ''
  expect(textOf(name)).toContain('Start date is required')
  expect(textOf(name)).not.toContain('/office-')
  expect(transferred(`assets/${name}`)).toBeLessThanOrEqual(25_000)
  const forms = assets().find((file) => /^forms-[\w-]+\.js$/.test(file)) ?? ''
  expect(textOf(forms)).toContain(name)
})
