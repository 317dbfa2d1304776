import { Link } from 'react-router'
import type { CardData } from '../listing/card-data.ts'
import { Picture } from '../sections/picture.tsx'
import { Price } from '../sections/price.tsx'

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
