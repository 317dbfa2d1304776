import { Card } from './card.tsx'
import type { CardData } from './card-data.ts'
import { Empty } from './card-grid.tsx'

interface Props {
  cards: CardData[]
  /** How many of them wide screens show. */
  shown?: 3 | 5
  /** Stands behind the last card. */
  more?: React.ReactNode
  empty?: React.ReactNode
}

const sizes = '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 48vw'

/** A strip to swipe through on narrow screens; on wide ones the first few, three in a row. */
export function CardStrip({ cards, shown = 3, more, empty = <Empty /> }: Props) {
  if (cards.length === 0) return empty
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
