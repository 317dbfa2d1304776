import { Link } from 'react-router'
import type { CategoryList } from '../listing/load-list.ts'
import { queryLink } from '../listing/query-links.ts'
import { CardGrid } from './card-grid.tsx'
import { SectionHead } from './section-head.tsx'

interface Props {
  lists: CategoryList[]
  /** Path of the page. */
  path: string
}

/** A list for each category, each with the way to all of it. */
export function CategoryLists({ lists, path }: Props) {
  return lists.map(({ id, name, cards, total }) => (
    <section key={id} aria-labelledby={`category-${id}`} className="page section">
      <SectionHead title={name} id={`category-${id}`}>
        {total > cards.length && (
          <Link to={queryLink(path, {}, { category: id })} className="link">
            See all {total}
            <span className="sr-only"> in {name}</span>
          </Link>
        )}
      </SectionHead>
      <CardGrid cards={cards} />
    </section>
  ))
}
