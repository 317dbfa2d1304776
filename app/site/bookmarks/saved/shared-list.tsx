import { href, Link } from 'react-router'
import type { CardData } from '../../card/card-data.ts'
import { CardGrid } from '../../card/card-grid.tsx'
import { saved } from '../lists.ts'
import { useIds } from '../use-ids.ts'
import { Gone } from './gone.tsx'
import { ListTools } from './list-tools.tsx'
import { NothingSaved } from './nothing-saved.tsx'

interface Props {
  cards: CardData[]
  gone: number
}

/** A list from its URL, visible to everyone; nothing is saved without asking. */
export function SharedList({ cards, gone }: Props) {
  if (cards.length === 0) return <NothingSaved text="Nothing on this list is available any more" />
  return (
    <div className="page pb-16">
      <ListTools cards={cards}>
        <SaveAll cards={cards} />
      </ListTools>
      <Gone count={gone} />
      <CardGrid cards={cards} level={2} eagerCount={2} />
    </div>
  )
}

function SaveAll({ cards }: Pick<Props, 'cards'>) {
  const ids = useIds(saved) ?? []
  if (cards.every(({ id }) => ids.includes(id))) {
    return (
      <Link to={href('/saved')} className="button button-quiet">
        See your saved listings
      </Link>
    )
  }
  function saveAll() {
    for (const { id } of cards.toReversed()) saved.add(id)
  }
  return (
    <button type="button" className="button button-quiet script-only" onClick={saveAll}>
      Save all on this device
    </button>
  )
}
