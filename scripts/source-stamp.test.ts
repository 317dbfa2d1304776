import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceStamp } from './source-stamp.ts'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kashmir-stamp-'))
  write('app/root.tsx', 'root')
  write('public/icon.svg', 'icon')
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  'app/root.tsx',
  'app/site/new.css',
  'catalogue/kind.ts',
  'package-lock.json',
  'vite.config.ts',
  'public/icon.svg',
  'public/film.mp4',
])('a change of %s makes the build stale', (file) => {
  const before = sourceStamp(root)
  expect(sourceStamp(root)).toBe(before)
  write(file, 'changed')
  expect(sourceStamp(root)).not.toBe(before)
})

test.each(['app/root.test.tsx', 'server/main.ts', 'docs/note.md'])(
  '%s is not part of the build',
  (file) => {
    const before = sourceStamp(root)
    write(file, 'changed')
    expect(sourceStamp(root)).toBe(before)
  },
)
