import { expect, test } from 'vitest'
import { newestVersion } from './newest-version.ts'

test('a save is based on the one before, even if an earlier reading is shown after it', () => {
  const known = newestVersion(1)
  // The first save, whose reading is shown only after the second save.
  known.see(2)
  known.see(3)
  known.see(2)
  expect(known.version).toBe(3)
})

test('a save is based on what others saved, once that is shown', () => {
  const known = newestVersion(1)
  known.see(5)
  expect(known.version).toBe(5)
})
