import { expect, test } from 'vitest'
import { articles, demoSite, words } from './demo-site.ts'

const site = demoSite('none')

test.each([
  ['/hotels', 1],
  ['/villas', 1],
  ['/travel-packages', 3],
  ['/adventure', 3],
  ['/photoShoots', 3],
  ['/eventManagement', 3],
  ['/wellness', 3],
  ['/transportation', 3],
  ['/', 3],
])('an empty catalogue is reported in every list of %s', async (path, lists) => {
  const html = await site.html(path)
  expect(words(html).match(/No data available/g)).toHaveLength(lists)
  expect(articles(html)).toEqual([])
})

test('an empty list of retreats has its own message', async () => {
  expect(words(await site.html('/wellness'))).toContain('No wellness retreat packages available')
})
