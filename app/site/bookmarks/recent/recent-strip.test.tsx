import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sampleSite } from '#test/samples/site.ts'
import type { CardData } from '../../card/card-data.ts'
import { SiteContext } from '../../site.ts'
import { RecentCard } from './recent-strip.tsx'

test('a title in Urdu is aligned by its own direction', () => {
  const card = { kind: 'Villa', path: '/villas/7', title: 'ڈل جھیل', price: 8000 } as CardData
  const html = renderToString(
    <MemoryRouter>
      <SiteContext value={sampleSite({})}>
        <RecentCard card={card} />
      </SiteContext>
    </MemoryRouter>,
  )
  expect(html).toMatch(/dir="auto">ڈل جھیل</)
})
