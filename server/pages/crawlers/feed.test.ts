import { expect, test } from 'vitest'
import { makeFeed } from './feed.ts'

const article = {
  ...{ kind: 'Article', id: 7, title: 'Snow & ice', description: 'Gloves <first>', author: '' },
  ...{ categoryId: 2, date: '', createdAt: '2025-12-17T20:00:00.000Z' },
  updatedAt: '2026-01-02T08:00:00.000Z',
}

const feedOf = async (items: object[], operatorName = 'Kashmir Escapes') => {
  const asked: unknown[] = []
  const page = async (...query: unknown[]) => {
    asked.push(query)
    return { items }
  }
  const domain = { listings: { page }, settings: { read: async () => ({ operatorName }) } }
  const xml = `${await makeFeed({ ...domain, publicUrl: 'https://ke.example' } as never)}`
  return { xml, asked, entries: xml.split('\n').filter((line) => line.startsWith('<entry>')) }
}

test('an entry keeps its id forever, and has the date of its page', async () => {
  const { entries, asked } = await feedOf([article])
  expect(asked).toEqual([['Article', { pageSize: 30 }, { drafts: false }]])
  expect(entries).toEqual([
    '<entry><id>https://ke.example/article/7</id><title>Snow &amp; ice</title>' +
      '<link href="https://ke.example/article/7/snow-and-ice"/>' +
      '<published>2025-12-18T00:00:00+05:30</published><updated>2026-01-02T08:00:00.000Z</updated>' +
      '<category term="Seasons"/><summary>Gloves &lt;first&gt;</summary></entry>',
  ])
})

test('sorts by date, newest first, whatever the order of the list, with authors', async () => {
  const dated = { ...article, id: 8, date: '2026-02-01', author: 'Imran Dar' }
  const { entries, xml } = await feedOf([article, dated])
  expect(entries.map((line) => /article\/(\d)</.exec(line)?.[1])).toEqual(['8', '7'])
  expect(entries[0]).toContain('<author><name>Imran Dar</name></author>')
  expect(xml).toContain('<updated>2026-01-02T08:00:00.000Z</updated>')
})

test('omits characters not allowed in XML, and an empty feed is valid', async () => {
  const { xml } = await feedOf([{ ...article, title: 'Sn\u0001ow\u001f' }], 'A\u0002 & B')
  expect(xml).toContain('<title>Snow</title>')
  expect(xml).toContain('<title>Articles | A &amp; B</title>')
  expect((await feedOf([])).xml).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})
