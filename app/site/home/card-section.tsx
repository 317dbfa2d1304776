import { Suspense, useId } from 'react'
import { Link } from 'react-router'
import { Card } from '../card/card.tsx'
import type { CardData } from '../card/card-data.ts'
import { Empty } from '../card/card-grid.tsx'
import { FailedBox } from '../sections/failed.tsx'
import { SectionHead } from '../sections/section-head.tsx'

interface Props {
  title: string
  what: string
  /** The name of the linked list, if different. */
  all?: string
  path: string
  cards?: CardData[]
  shown?: 3 | 5
  more?: React.ReactNode
  className?: string
}

export function CardSection({ title, what, all = what, path, cards, ...look }: Props) {
  const { shown, more, className = '' } = look
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div className="page section">
        <SectionHead title={title} id={id}>
          <Link to={path} className="link">
            {`See all ${all}`}
          </Link>
        </SectionHead>
        <Suspense>
          {cards ? (
            <CardStrip cards={cards} shown={shown} more={more} />
          ) : (
            <FailedBox what={`the ${what}`} />
          )}
        </Suspense>
      </div>
    </section>
  )
}

type CardStripProps = Required<Pick<Props, 'cards'>> & Pick<Props, 'shown' | 'more'>

const sizes = '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 48vw'

/** A strip to swipe on narrow screens; on wide ones the first few, three per row. */
function CardStrip({ cards, shown = 3, more }: CardStripProps) {
  if (cards.length === 0) return <Empty />
  return (
    <ul className="card-strip" data-shown={shown}>
      {cards.map((card) => (
        <li key={card.id} className="card-strip-card">
          <Card card={card} sizes={sizes} />
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  )
}
