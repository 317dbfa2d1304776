import { data, href } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { domainContext } from '../../domain.ts'
import { toCard } from '../card/card-data.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { readQuery } from '../list-page/read-query.ts'
import { ResultsAnnouncer } from '../list-page/results-announcer.tsx'
import { attempt } from '../sections/attempt.ts'
import { Breadcrumbs } from '../sections/breadcrumbs.tsx'
import { Failed } from '../sections/failed.tsx'
import type { Route } from './+types/search.ts'
import { Found, type FoundKind } from './found.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SearchForm } from './search-form.tsx'
import '../../styles/site/found.css'

/** Maximum per kind; the rest are behind its link. */
const shown = 6

export async function loader({ context, url }: Route.LoaderArgs) {
  const { q = '' } = readQuery(url.searchParams)
  const { listings } = context.get(domainContext)
  const found = await attempt('what a search finds', async () => {
    const kinds = await listings.search(q, shown)
    return kinds.map(({ kind, total, items }): FoundKind => {
      const { listPath, site } = kindOf(kind)
      return { label: site.label, listPath, total, cards: items.map(toCard) }
    })
  })
  return data({ q, found }, { status: found ? 200 : 503 })
}

const path = href('/search')

export default function Search({ loaderData: { q, found } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={q ? `Search for “${q}”` : 'Search'}
        description="Search hotels, villas, travel packages, cabs, adventure, photography, events and wellness in Kashmir."
        path={path}
        hidden
      />
      <div className="page page-top flex flex-col items-start gap-4">
        <Breadcrumbs crumbs={[{ label: 'Search', path }]} />
        <h1 className="text-4xl">Search</h1>
        <SearchForm q={q} />
        <ResultsAnnouncer of={found} />
      </div>
      {!found && <Failed what="what we have" />}
      {found && found.length > 0 && <Found q={q} found={found} />}
      {found?.length === 0 && <NothingFound q={q} />}
    </>
  )
}
