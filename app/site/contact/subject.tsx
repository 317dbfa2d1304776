import { Link } from 'react-router'
import type { CardData } from '../card/card-data.ts'
import { Price } from '../listing-page/price.tsx'
import { Picture } from '../media/picture.tsx'

/** The listing that a form is about, in small. */
export function Subject({ card }: { card: CardData }) {
  const { title, path, place, image } = card
  return (
    <div className="subject">
      {image && <Picture image={image} sizes="8rem" className="subject-picture" />}
      <div className="min-w-0">
        <Link to={path} className="link">
          {title}
        </Link>
        {place && <p className="text-sm text-ink-muted">{place}</p>}
        <Price listing={card} className="text-lg" />
      </div>
    </div>
  )
}
