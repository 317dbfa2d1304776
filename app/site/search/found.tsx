import { href, Link } from 'react-router'
import type { CardData } from '../card/card-data.ts'
import { queryLink } from '../list-page/query-links.ts'
import { Price } from '../listing-page/listing-price.tsx'
import { NoPicture } from '../media/no-picture.tsx'
import { Picture } from '../media/picture.tsx'

export interface FoundKind {
  label: string
  listPath: string
  total: number
  cards: CardData[]
}

interface Props {
  q: string
  found: FoundKind[]
}

/** The results by kind, each with a link to all of them. */
export function Found({ q, found }: Props) {
  const kinds = found.map((kind) => ({ ...kind, id: kind.listPath.slice(1) }))
  const all = found.reduce((sum, { total }) => sum + total, 0)
  return (
    <div className="pb-16">
      <div className="page pt-8">
        <h2 id="results" tabIndex={-1} className="text-2xl outline-none">
          {all} {all === 1 ? 'result' : 'results'} for “{q}”
        </h2>
        {kinds.length > 1 && (
          <ul className="found-kinds">
            {kinds.map(({ id, label, total }) => (
              <li key={id}>
                <Link to={`${queryLink(href('/search'), {}, { q })}#${id}`} className="chip">
                  {label} <span className="font-normal">{total}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {kinds.map(({ id, label, listPath, cards, total }) => (
        <section key={id} id={id} className="page pt-8" aria-labelledby={`${id}-title`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
            <h2 id={`${id}-title`} className="text-2xl">
              {label}
            </h2>
            {total > cards.length && (
              <Link to={queryLink(listPath, {}, { q })} className="link">
                See all {total}
                <span className="sr-only"> in {label}</span>
              </Link>
            )}
          </div>
          <ul className="found-rows">
            {cards.map((card) => (
              <li key={card.id}>
                <FoundRow card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A search result: small, with one link covering it. */
export function FoundRow({ card }: { card: CardData }) {
  const { title, path, badge, place, image } = card
  return (
    <article className="found-row">
      <div className="found-picture">
        {image ? <Picture image={image} sizes="10rem" /> : <NoPicture />}
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">
          <Link to={path} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-muted">{[badge, place].filter(Boolean).join(' · ')}</p>
        <Price listing={card} className="text-lg" />
      </div>
    </article>
  )
}
