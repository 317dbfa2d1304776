import { Link } from 'react-router'
import type { CardData } from '../card/card-data.ts'
import { CardGrid, Empty } from '../card/card-grid.tsx'
import { itemList } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { listMeta } from '../head/list-meta.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { Failed, FailedBox } from '../sections/failed.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { useSite } from '../site.ts'
import { Filters } from './filters.tsx'
import type { ListData } from './load-list.ts'
import { queryLink } from './query-links.ts'
import { Results } from './results.tsx'
import { ResultsAnnouncer } from './results-announcer.tsx'

interface Props extends Pick<CategoryProps, 'Cards' | 'words'> {
  list: ListData
  /** Title in the browser's tab and in search results. */
  title: string
  description: string
  keywords?: string
  /** Heading of the whole list, for a kind without categories. */
  heading?: string
  failure?: string
  /** Whether the list is long enough for search, filters and sorting. */
  filtered?: boolean
  children: React.ReactNode
}

/** The list page of a kind: by category, or the results of a search. */
export function ListPage({ list, title, description, keywords, children, ...rest }: Props) {
  const { heading, failure, filtered = true, ...cards } = rest
  const { publicUrl } = useSite()
  const { path, plural, lists, results, failed } = list
  const shown = results?.cards ?? lists?.flatMap(({ cards }) => cards) ?? []
  return (
    <>
      <PageMeta
        {...listMeta(list, { title, description })}
        keywords={keywords}
        share={list.share}
      />
      {children}
      {filtered && <Filters list={list} />}
      <ResultsAnnouncer of={list.query} />
      {lists && <CategoryLists lists={lists} path={path} {...cards} />}
      {results && <Results list={list} results={results} heading={heading} />}
      {failed && <Failed what={`the ${plural}`} message={failure} />}
      <JsonLd data={import.meta.env.SSR && itemList(publicUrl, shown)} />
    </>
  )
}

interface Words {
  empty: string
  failed: string
}

interface CategoryProps {
  lists: NonNullable<ListData['lists']>
  path: string
  Cards?: React.ComponentType<{ cards: CardData[]; empty: React.ReactNode; label: string }>
  words?: Record<number, Words>
}

/** A list per category, each with a link to all of it. */
function CategoryLists({ lists, path, Cards = CardGrid, words = {} }: CategoryProps) {
  return lists.map(({ id, name, cards, total, failed }) => (
    <section key={id} aria-labelledby={`category-${id}`} className="page section">
      <SectionHead title={name} id={`category-${id}`}>
        {total > cards.length && (
          <Link to={queryLink(path, {}, { category: id })} className="link">
            See all {total}
            <span className="sr-only"> in {name}</span>
          </Link>
        )}
      </SectionHead>
      {failed ? (
        <FailedBox what={name} message={words[id]?.failed} />
      ) : (
        <Cards cards={cards} empty={<Empty text={words[id]?.empty} />} label={name} />
      )}
    </section>
  ))
}
