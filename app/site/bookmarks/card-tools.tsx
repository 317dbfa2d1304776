import { useTurn } from '../../ui/use-turn.ts'
import type { CardData } from '../card/card-data.ts'
import { CompareButton } from './compare-button.tsx'
import { SaveButton } from './save-button.tsx'

/** The bookmark buttons of a card. They overlay the picture, so nothing moves when scripts add them. */
export function CardTools({ card }: { card: CardData }) {
  if (!useTurn()) return null
  return (
    <div className="card-tools">
      {card.kind === 'TravelPackage' && <CompareButton about={card} className="card-tool" />}
      <SaveButton about={card} className="card-tool" />
    </div>
  )
}
