import { afterEach, expect, test, vi } from 'vitest'
import { markLinks, unmarkLinks } from './mark-links.ts'

const stored = vi.hoisted(() => Promise.withResolvers<[]>())
vi.mock('../cache/cached-pages.ts', () => ({ allPages: () => stored.promise }))

afterEach(() => vi.unstubAllGlobals())

test('links are not marked once the phone is online again, though the stored pages are read late', async () => {
  const append = vi.fn()
  const querySelectorAll = () => []
  const createElement = () => ({ textContent: '', remove() {} })
  vi.stubGlobal('document', { head: { append }, querySelectorAll, createElement })
  const marking = markLinks()
  unmarkLinks()
  stored.resolve([])
  await marking
  expect(append).not.toHaveBeenCalled()
  await markLinks()
  expect(append).toHaveBeenCalledOnce()
})
