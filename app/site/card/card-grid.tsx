import { Suspense } from 'react'
import { Card } from './card.tsx'
import type { CardData } from './card-data.ts'

interface Props {
  cards: CardData[]
  level?: 2 | 3
  eagerCount?: number
  empty?: React.ReactNode
}

/** Each card hydrates separately, so that a long list does not block a phone. */
export function CardGrid({ cards, level, eagerCount = 0, empty = <Empty /> }: Props) {
  if (cards.length === 0) return empty
  return (
    <ul className="card-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <Suspense>
            <Card card={card} level={level} first={index < eagerCount} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}

interface EmptyProps {
  text?: string
  children?: React.ReactNode
}

/** The empty state, with advice. */
export function Empty({ text = 'No data available', children }: EmptyProps) {
  return (
    <div className="empty">
      <p className="font-display text-xl font-semibold">{text}</p>
      <p className="text-ink-muted">
        {children ?? 'Call us or write on WhatsApp: we also plan trips that are not listed here.'}
      </p>
    </div>
  )
}
