import { useEffect } from 'react'
import { CardGrid } from '../../card/card-grid.tsx'
import { saved } from '../lists.ts'
import { useCards } from '../use-cards.ts'
import { ListTools } from './list-tools.tsx'

interface Props {
  ids: number[]
  onGone: (ids: number[]) => void
}

/** The listings with these ids; those no longer published are removed from the device. */
export function KnownList({ ids, onGone }: Props) {
  const { answer, retry } = useCards(ids)
  const cards = answer?.cards?.filter(({ id }) => ids.includes(id))

  useEffect(() => {
    if (!answer?.cards) return
    const offered = new Set(answer.cards.map(({ id }) => id))
    const lost = answer.asked
      .split(',')
      .map(Number)
      .filter((id) => !offered.has(id))
    if (lost.length === 0) return
    onGone(lost)
    saved.remove(...lost)
  }, [answer, onGone])

  if (!answer) return <p className="page saved-note">Loading...</p>
  return (
    <div className="page pb-12">
      {cards ? <ListTools cards={cards} /> : <NotRead retry={retry} />}
      {cards && <CardGrid cards={cards} level={2} eagerCount={2} />}
    </div>
  )
}

const NotRead = ({ retry }: { retry: () => void }) => (
  <div role="alert" className="empty my-6">
    <p className="font-display text-xl font-semibold">We could not load your saved listings.</p>
    <p className="text-ink-muted">They are still saved. Try again in a moment, or call us.</p>
    <button type="button" className="button button-primary mt-2" onClick={retry}>
      Retry
    </button>
  </div>
)
