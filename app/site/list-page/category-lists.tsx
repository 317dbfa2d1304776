import { Link } from 'react-router'
import type { CardData } from '../card/card-data.ts'
import { CardGrid, Empty } from '../card/card-grid.tsx'
import { FailedBox } from '../sections/failed.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import type { ListData } from './load-list.ts'
import { queryLink } from './query-links.ts'

interface Words {
  empty: string
  failed: string
}

interface Props {
  lists: NonNullable<ListData['lists']>
  path: string
  Cards?: React.ComponentType<{ cards: CardData[]; empty: React.ReactNode; label: string }>
  words?: Record<number, Words>
}

/** A list per category, each with a link to all of it. */
export function CategoryLists({ lists, path, Cards = CardGrid, words = {} }: Props) {
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
