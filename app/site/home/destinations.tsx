import { useRef } from 'react'
import { href, Link } from 'react-router'
import { MediaCredit } from '../media/media-credit.tsx'
import { Picture } from '../media/picture.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import type { Destination } from './hero/load-media.ts'
import { useImagesLoading } from './hero/use-images-loading.ts'
import type { HomeData } from './load-home.ts'

const sizes = '(min-width: 64rem) 40rem, (min-width: 48rem) 46vw, 60vw'

/** Six pictures; one whose place is known is the way to what we offer there. */
export function Destinations({ destinations }: Pick<HomeData, 'destinations'>) {
  const list = useRef<HTMLUListElement>(null)
  const loading = useImagesLoading(list)
  return (
    <section className="page section" aria-labelledby="destinations">
      <SectionHead title="Featured Destinations" id="destinations">
        {loading && <p className="text-ink-muted">Loading images...</p>}
      </SectionHead>
      <ul ref={list} className="destinations">
        {destinations.map((destination) => (
          <Tile key={destination.image.name} {...destination} />
        ))}
      </ul>
    </section>
  )
}

function Tile({ name, description, search, image, credit }: Destination) {
  return (
    <li className="destination">
      <Picture image={image} sizes={sizes} widest={960} />
      <div className="destination-text">
        <h3 className={credit ? 'text-xl' : 'text-2xl'}>
          {search ? (
            <Link to={`${href('/search')}?q=${encodeURIComponent(search)}`} className="card-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {description && <p>{description}</p>}
        {credit && <MediaCredit what="Photo" credit={credit} />}
      </div>
    </li>
  )
}
