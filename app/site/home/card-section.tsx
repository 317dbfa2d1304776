import { Suspense, useId } from 'react'
import type { CardData } from '../card/card-data.ts'
import { CardStrip } from '../card/card-strip.tsx'
import { FailedBox } from '../sections/failed.tsx'
import { SectionHead } from '../sections/section-head.tsx'

interface Props {
  title: string
  /** What could not be loaded, when there are no cards to show. */
  what: string
  cards?: CardData[]
  /** How many stand in the row of a wide screen. */
  shown?: 3 | 5
  /** Stands behind the cards. */
  more?: React.ReactNode
  className?: string
  /** The way to all of them. */
  children: React.ReactNode
}

export function CardSection({ title, what, cards, shown, more, className = '', children }: Props) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div className="page section">
        <SectionHead title={title} id={id}>
          {children}
        </SectionHead>
        <Suspense>
          {cards ? (
            <CardStrip cards={cards} shown={shown} more={more} />
          ) : (
            <FailedBox what={what} />
          )}
        </Suspense>
      </div>
    </section>
  )
}
