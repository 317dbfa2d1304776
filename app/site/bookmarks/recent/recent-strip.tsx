import { Link } from 'react-router'
import { priceText } from '#catalogue/prices/money.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'
import type { CardData } from '../../card/card-data.ts'
import { basisOf } from '../../listing-page/listing-price.tsx'
import { NoPicture } from '../../media/no-picture.tsx'
import { Picture } from '../../media/picture.tsx'
import { useSite } from '../../site.ts'
import { viewed } from '../lists.ts'
import { useCards } from '../use-cards.ts'
import '../../../styles/site/bookmarks/recent.css'

export default function RecentStrip({ ids }: { ids: number[] }) {
  const { answer } = useCards(ids)
  if (!answer?.cards?.length) return null

  function forget() {
    viewed.clear()
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <section className="page" aria-labelledby="recent-title">
      <div className="recent-head">
        <h2 id="recent-title" className="text-2xl">
          Recently viewed
        </h2>
        <button type="button" className="link min-h-11" onClick={forget}>
          Clear<span className="sr-only"> what was recently viewed</span>
        </button>
      </div>
      <ul className="recent-strip">
        {answer.cards.map((card) => (
          <li key={card.id}>
            <RecentCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const RecentCard = ({ card }: { card: CardData }) => {
  const { path, title, image, price } = card
  const basis = basisOf(useSite(), card)
  return (
    <Link to={path} className="recent-card">
      <span className="recent-picture">
        {image ? <Picture image={{ ...image, alt: '' }} sizes="11rem" /> : <NoPicture />}
      </span>
      <span className="recent-name line-clamp-2" dir="auto">
        {title}
      </span>
      <span className="text-sm text-ink-muted">
        {priceText(price)} {!isOnRequest(card) && basis}
      </span>
    </Link>
  )
}
