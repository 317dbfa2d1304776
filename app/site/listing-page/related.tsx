import type { CardData } from '../card/card-data.ts'
import { CardGrid } from '../card/card-grid.tsx'
import { SectionHead } from '../sections/section-head.tsx'

/** More listings of the kind, below the one that is shown. */
export function Related({
  cards,
  title = 'You may also like',
}: {
  cards: CardData[]
  title?: string
}) {
  if (cards.length === 0) return null
  return (
    <section className="border-t border-line">
      <div className="page section">
        <SectionHead title={title} />
        <CardGrid cards={cards} />
      </div>
    </section>
  )
}
