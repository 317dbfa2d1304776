import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  '{app,catalogue,content}/**/*.{ts,tsx,css}',
  'package-lock.json',
  '{vite,react-router}.config.ts',
]

/** A hash of everything that the build depends on; pictures and films count by size. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256')
  for (const file of filesOf(root, sources)) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  for (const file of filesOf(root, ['public/**/*'])) {
    hash.update(`${file}\0${statSync(join(root, file)).size}\0`)
  }
  return hash.digest('hex')
}

const filesOf = (root: string, patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort()
