import type { CardData } from '../card/card-data.ts'
import { CompareButton } from './compare-button.tsx'
import { saved } from './lists.ts'
import { SaveButton } from './save-button.tsx'
import { useIds } from './use-ids.ts'

/** The bookmark buttons of a card. They overlay the picture, so nothing moves when scripts add them. */
export function CardTools({ card }: { card: CardData }) {
  if (!useIds(saved)) return null
  return (
    <div className="card-tools">
      {card.kind === 'TravelPackage' && <CompareButton about={card} className="card-tool" />}
      <SaveButton about={card} className="card-tool" />
    </div>
  )
}
