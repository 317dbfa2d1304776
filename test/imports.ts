import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Import {
  /** Paths from the root of a file and of its imports; a package is `npm:zod`. */
  file: string
  target: string
  typeOnly: boolean
}

/** The modules of the application, by path from the root, without tests. */
export const sources = globSync('{catalogue,content,server,app}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort()

export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const statement =
  /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/)?\s*['"]([^'"]+)['"]/gm

export function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, from, dynamic]) => ({
    file,
    target: resolve(file, from ?? dynamic ?? ''),
    typeOnly: type !== undefined,
  }))
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(file, '..', specifier)
  return `npm:${specifier}`
}
