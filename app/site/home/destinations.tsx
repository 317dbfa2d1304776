import { useRef } from 'react'
import { Link } from 'react-router'
import { Picture } from '../sections/picture.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import type { HomeData } from './load-home.ts'
import { useImagesLoading } from './use-images-loading.ts'

const sizes = '(min-width: 64rem) 40rem, (min-width: 48rem) 46vw, 60vw'

/** Six posters, each the way to what we offer there. */
export function Destinations({ destinations }: Pick<HomeData, 'destinations'>) {
  const list = useRef<HTMLUListElement>(null)
  const loading = useImagesLoading(list)
  return (
    <section className="page section" aria-labelledby="destinations">
      <SectionHead title="Featured Destinations" id="destinations">
        {loading && <p className="text-ink-muted">Loading images...</p>}
      </SectionHead>
      <ul ref={list} className="destinations">
        {destinations.map(({ name, description, search, image }) => (
          <li key={name} className="destination">
            <Picture image={image} sizes={sizes} />
            <div className="destination-text">
              <h3 className="text-2xl">
                <Link to={`/search?q=${encodeURIComponent(search)}`} className="card-link">
                  {name}
                </Link>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
