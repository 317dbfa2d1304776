import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { kindOf } from '#catalogue/kinds.ts'
import { sampleSite } from '#test/samples/site.ts'
import type { ListData } from '../list-page/load-list.ts'
import { SiteContext } from '../site.ts'
import Wellness from './list.tsx'

const site = sampleSite()

function Page(props: object) {
  return (
    <SiteContext value={site}>
      <Wellness {...(props as React.ComponentProps<typeof Wellness>)} />
    </SiteContext>
  )
}

/** The page with two empty categories, or with failed lists. */
function rendered(failed: boolean): string {
  const shared = {
    path: '/wellness',
    plural: 'wellness packages',
    share: kindOf('Relaxation').site.share,
    query: {},
    categories: [],
  }
  const lists = [3, 2].map((id) => ({ id, name: `Category ${id}`, cards: [], total: 0, failed }))
  const list: ListData = { ...shared, lists, failed: false }
  const Stub = createRoutesStub([
    {
      id: 'wellness',
      path: '/wellness',
      Component: Page,
      loader: () => list,
    },
  ])
  return renderToString(
    <Stub initialEntries={['/wellness']} hydrationData={{ loaderData: { wellness: list } }} />,
  )
}

test('an empty retreat list has its own message, the others the usual one', () => {
  const html = rendered(false)
  expect(html.match(/No wellness retreat packages available|No data available/g)).toEqual([
    'No wellness retreat packages available',
    'No data available',
  ])
})

test('a failed retreat list has its own message and a retry', () => {
  const html = rendered(true)
  expect(
    html.match(/Failed to fetch data\. Please try again later\.|We could not load [^<]+/g),
  ).toEqual(['Failed to fetch data. Please try again later.', 'We could not load Category 2.'])
  expect(html.match(/>Retry</g)).toHaveLength(2)
})
