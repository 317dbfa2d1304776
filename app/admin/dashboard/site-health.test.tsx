import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteProblems, SiteState, sizeText } from './site-health.tsx'

const backedUp = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()

const well = {
  mail: { sends: true, waiting: 3, stuck: 0 },
  overview: { storage: { files: 2, bytes: 831_488 }, lastBackup: backedUp(1) },
}

const textOf = (shown: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{shown}</MemoryRouter>).replaceAll(/<[^>]+>/g, '\n')

test('a healthy site says when it was last backed up, and how much room its files take', () => {
  expect(textOf(<SiteProblems {...well} />).trim()).toBe('')
  expect(textOf(<SiteState {...well} />).trim()).toMatch(
    /^Email is set up\. Last backup yesterday, on .+\. Images and videos: 812 KB in 2 files\.$/,
  )
  const fresh = { ...well.overview, storage: { files: 0, bytes: 0 } }
  expect(textOf(<SiteState {...well} overview={fresh} />)).toContain('No images uploaded yet.')
})

test.each([
  ['a late backup', { lastBackup: backedUp(9) }, 'Backup\n+Last backup 9 days ago, on '],
  ['no backup', { lastBackup: null }, 'Backup\n+No backup yet.'],
  ['a store that does not answer', { storage: null }, 'Storage\n+Not responding'],
])('names %s, and only that', (_, changed, words) => {
  const text = textOf(<SiteProblems {...well} overview={{ ...well.overview, ...changed }} />)
  expect(text).toMatch(new RegExp(words))
  expect(text.match(/Backup|Storage|Mail/g)).toHaveLength(1)
})

test('names failed mails, with their number', () => {
  const text = textOf(<SiteProblems {...well} mail={{ ...well.mail, stuck: 2 }} />)
  expect(text).toContain('3 waiting, 2 failed')
})

test.each([
  [0, '0 bytes'],
  [900, '900 bytes'],
  [831_488, '812 KB'],
  [5_452_595, '5.2 MB'],
  [52_428_800, '50 MB'],
  [1_503_238_554, '1.4 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
