import { Link } from 'react-router'
import { ListPage } from '../list-page/list-page.tsx'
import { type ListData, loadList } from '../list-page/load-list.ts'
import { queryLink } from '../list-page/query-links.ts'
import { PageHeader } from '../sections/page-header.tsx'
import type { Route } from './+types/list.ts'
import { FeedLink, feedPath } from './feed-link.tsx'

export const loader = (request: Route.LoaderArgs) => loadList('Article', request, { flat: true })

const description =
  'What to pack, when to come, where to stay and how to read a price: articles about travelling in Kashmir by people who live here.'

export default function Articles({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      title="Articles about travelling in Kashmir"
      description={description}
      heading="All articles"
      filtered={false}
    >
      <FeedLink />
      <PageHeader
        title="Articles"
        crumbs={[{ label: 'Articles', path: list.path }]}
        lead="What we tell friends before they come: seasons, packing, houseboats and prices."
      >
        <Categories list={list} />
        <a href={feedPath} className="link inline-flex min-h-11 items-center">
          Follow in a feed reader
        </a>
      </PageHeader>
    </ListPage>
  )
}

const Categories = ({ list: { path, query, categories } }: { list: ListData }) => (
  <nav aria-label="Categories" className="flex flex-wrap gap-2">
    {[{ id: undefined, name: 'All' }, ...categories].map(({ id, name }) => (
      <Link
        key={name}
        to={queryLink(path, {}, { category: id })}
        className="chip"
        aria-current={query.category === id ? 'true' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
)
