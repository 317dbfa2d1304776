import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Thing } from './page-head.ts'

const modules = join(import.meta.dirname, '../node_modules')

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'preserve',
    moduleResolution: 'bundler',
    types: [],
    paths: { 'schema-dts': [join(modules, 'schema-dts')] },
  },
  files: ['things.ts'],
}

/** For each item, its errors by schema.org's definitions: '' if it conforms. */
export function refusals(things: Thing[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-schema-'))
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    writeFileSync(join(folder, 'things.ts'), source(things))
    const compiler = join(modules, '.bin/tsc')
    const { stdout, stderr } = spawnSync(
      compiler,
      ['-p', folder, '--pretty', 'false', '--singleThreaded'],
      {
        encoding: 'utf8',
      },
    )
    const said = (stdout + stderr).split(/^(?=things\.ts|\S+things\.ts|error )/m)
    const stray = said.find((error) => error.trim() && !place.test(error))
    if (stray) throw new Error(stray)
    return things.map((_, index) => said.filter((error) => lineOf(error) === index + 2).join(''))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A line for each item, as a literal, so that the compiler refuses unknown properties. */
function source(things: Thing[]): string {
  const literals = things.map((thing, index) => {
    const type = `WithContext<Exclude<schema.${thing['@type']}, string>>`
    return `export const thing${index}: ${type} = ${JSON.stringify(thing)}`
  })
  return [
    "import type * as schema from 'schema-dts'; import type { WithContext } from 'schema-dts'",
  ]
    .concat(literals)
    .join('\n')
}

const place = /things\.ts\((\d+),/
const lineOf = (error: string) => Number(place.exec(error)?.[1])
