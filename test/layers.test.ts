import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { type Import, importsIn, sources, textOf } from './imports.ts'

/** What a folder may import, and of which others only types. The longest matching folder applies. */
const arrows: Record<string, { values: RegExp; types?: RegExp }> = {
  catalogue: { values: /^(catalogue\/|npm:zod$)/ },
  content: { values: /^(content|catalogue)\// },
  server: { values: /^(server\/|catalogue\/|content\/|npm:)/ },
  'server/db': {
    values: /^(server\/db\/|npm:(kysely|pg|lru-cache|node:.*)$)/,
    types: /^(catalogue|server)\//,
  },
  'server/import': {
    values:
      /^(server\/(import|tables|wire|images|listings|enquiries|rates|settings|history|db)\/|catalogue\/|npm:(?!@?fastify|react))/,
    types: /^server\//,
  },
  'server/tables': { values: /^(server\/tables\/|catalogue\/imports\/|npm:)/ },
  'server/wire': {
    values: /^(server\/(wire|images|listings)\/|catalogue\/|npm:)/,
    types: /^server\//,
  },
  'server/api': {
    values: /^(server\/(?!pages|cli)[a-z-]+\/|catalogue\/|npm:)/,
    types: /^server\//,
  },
  'server/files': {
    values: /^(server\/(files|http|images|media)\/|catalogue\/|npm:)/,
    types: /^server\//,
  },
  'server/http': { values: /^(server\/http\/|npm:)/, types: /^server\// },
  'server/backups': {
    values: /^(server\/(backups|settings|images|cli)\/|catalogue\/|npm:)/,
    types: /^server\//,
  },
  'server/cli': {
    values:
      /^(server\/(?!pages|api|files|http|metrics|backups)[a-z-]+\/|server\/(domain|env)\.ts|catalogue\/|npm:)/,
    types: /^server\//,
  },
  'server/metrics': { values: /^(server\/(metrics|images)\/|npm:)/, types: /^server\// },
  'server/pages': {
    values: /^(server\/(pages|limits|http)\/|server\/db\/cache-tags|catalogue\/|build\/|npm:)/,
    types: /^server\//,
  },
  app: {
    values: /^(app|catalogue|content)\/|^npm:(?!node:|fastify|kysely|pg$)/,
    types: /^server\//,
  },
  'app/entry.server.tsx': { values: /^(app\/|npm:)/, types: /^server\// },
  'app/ui': { values: /^app\/ui\/|^npm:(?!node:|fastify|kysely|pg$)/ },
}

for (const domain of 'listings enquiries images accounts mail settings texts history media jobs limits redirects local-costs conditions rates quotes reviews'.split(
  ' ',
)) {
  arrows[`server/${domain}`] = {
    values: new RegExp(
      `^(server/${domain}/|server/db/|server/tables/|catalogue/|npm:(?!@?fastify|react))`,
    ),
    types: /^server\//,
  }
}

const folders = Object.keys(arrows).sort((a, b) => b.length - a.length)

function forbidden({ file, target, typeOnly }: Import): boolean {
  const arrow = arrows[folders.find((folder) => `${file}/`.startsWith(`${folder}/`)) ?? '']
  return !(arrow?.values.test(target) || (typeOnly && arrow?.types?.test(target)))
}

test('every module imports only what its layer may', () => {
  const imports = sources.flatMap((file) => importsIn(file, textOf(file)))
  expect(imports.filter(forbidden)).toEqual([])
})

test.each([
  ['catalogue/kind.ts', "import { sql } from 'kysely'"],
  ['app/root.tsx', "import { readEnv } from '#server/env.ts'"],
  ['app/ui/button.tsx', "import type { Kind } from '#catalogue/kind.ts'"],
  ['server/main.ts', "const app = await import('../app/root.tsx')"],
  ['server/listings/listings.ts', "import {\n  type Mail,\n} from '../mail/mail.ts'"],
  ['server/mail/mail.ts', "import 'fastify'"],
  ['server/cli/main.ts', "import { api } from '../api/api.ts'"],
  ['server/backups/nightly-backups.ts', "import { openDomain } from '../domain.ts'"],
])('in %s, “%s” is forbidden', (file, text) => {
  expect(importsIn(file, text).filter(forbidden)).toHaveLength(1)
})

test('each package of production is imported by code that runs, but for Node itself', () => {
  const imported = sources
    .flatMap((file) => importsIn(file, textOf(file)))
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ target }) => `${target}/`)
  const unused = Object.keys(packageJson.dependencies).filter(
    (name) => !imported.some((target) => target.startsWith(`npm:${name}/`)),
  )
  expect(unused).toEqual(['node'])
})

test('only server/env.ts reads the environment', () => {
  const readers = sources.filter((file) => /process\s*\.\s*env\b/.test(textOf(file)))
  expect(readers).toEqual(['server/env.ts'])
})

test('public pages use neither Intl nor localeCompare, whose tables load slowly', () => {
  const pages = sources.filter((file) => /^(app\/(site|ui|inline)|catalogue)\//.test(file))
  const readers = pages.filter((file) => /\bIntl\.|\.toLocale|\.localeCompare/.test(textOf(file)))
  expect(readers).toEqual([])
})

test('no module in app/ui names anything that the agency sells', () => {
  const nouns = /listing|enquir|hotel|villa|adventure|wellness|itinerary|travel ?package/i
  const ui = sources.filter((file) => file.startsWith('app/ui/'))
  expect(ui.filter((file) => nouns.test(textOf(file)))).toEqual([])
})

test('no module imports itself indirectly, not even types', () => {
  const targets = new Map(
    sources.map((file) => [file, importsIn(file, textOf(file)).map(({ target }) => target)]),
  )
  expect(sources.filter((file) => reaches(targets, file))).toEqual([])
})

/** Whether a module's imports lead back to it. */
function reaches(targets: Map<string, string[]>, file: string): boolean {
  const seen = new Set<string>()
  const waiting = [...(targets.get(file) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === file) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(targets.get(next) ?? []))
  }
  return false
}

/** One file per picture: it grows without becoming harder to read. */
const pictureFolder = 'content/pictures'

test('no folder has more than 25 files, tests included', () => {
  const files = globSync('{app,catalogue,content,deploy,scripts,server,test}/**/*.*', {
    cwd: join(import.meta.dirname, '..'),
    exclude: [pictureFolder],
  })
  const folders = Map.groupBy(files, (file) => dirname(file))
  const large = [...folders].filter(([, inFolder]) => inFolder.length > 25)
  expect(large.map(([folder]) => folder)).toEqual([])
})
