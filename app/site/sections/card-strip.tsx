import type { CardData } from '../listing/card-data.ts'
import { Card } from './card.tsx'
import { Empty } from './card-grid.tsx'

interface Props {
  cards: CardData[]
  empty?: React.ReactNode
}

const sizes = '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 48vw'

/** A strip to swipe through on narrow screens; on wide ones the first three, in a row. */
export function CardStrip({ cards, empty = <Empty /> }: Props) {
  if (cards.length === 0) return empty
  return (
    <ul className="card-strip">
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
