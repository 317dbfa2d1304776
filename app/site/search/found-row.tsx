import { Link } from 'react-router'
import type { CardData } from '../card/card-data.ts'
import { Price } from '../listing-page/price.tsx'
import { NoPicture } from '../media/no-picture.tsx'
import { Picture } from '../media/picture.tsx'

/** A search result: small, with one link covering it. */
export function FoundRow({ card }: { card: CardData }) {
  const { title, path, badge, place, image } = card
  return (
    <article className="found-row">
      <div className="found-picture">
        {image ? <Picture image={image} sizes="10rem" /> : <NoPicture />}
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">
          <Link to={path} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-muted">{[badge, place].filter(Boolean).join(' · ')}</p>
        <Price listing={card} className="text-lg" />
      </div>
    </article>
  )
}
