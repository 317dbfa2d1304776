import { type RefObject, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { SiteLink } from '../../ui/site-link.tsx'
import { useFromServer } from '../../use-from-server.ts'
import { MediaCredit } from '../media/media-credit.tsx'
import { Picture } from '../media/picture.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import type { Destination } from './hero/load-media.ts'
import type { HomeData } from './load-home.ts'

const sizes = '(min-width: 64rem) 40rem, (min-width: 48rem) 46vw, 60vw'

/** Six pictures; one with a known place links to its offers. */
export function Destinations({ destinations }: Pick<HomeData, 'destinations'>) {
  const list = useRef<HTMLUListElement>(null)
  const loading = useImagesLoading(list)
  return (
    <section className="page section" aria-labelledby="destinations">
      <SectionHead title="Featured Destinations" id="destinations">
        {loading && <p className="text-ink-muted">Loading images...</p>}
        <SiteLink to={href('/destinations')} className="link">
          See all destinations
        </SiteLink>
      </SectionHead>
      <ul ref={list} className="destinations">
        {destinations.map((destination) => (
          <Tile key={destination.image.name} {...destination} />
        ))}
      </ul>
    </section>
  )
}

function Tile({ name, description, path, image, credit }: Destination) {
  return (
    <li className="destination">
      <Picture image={image} sizes={sizes} widest={960} />
      <div className="destination-text">
        <h3 className={credit ? 'text-xl' : 'text-2xl'}>
          {path ? (
            <SiteLink to={path} className="card-link">
              {name}
            </SiteLink>
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

/**
 * Whether visible pictures are still loading after an in-page navigation; on a full load the
 * browser shows it.
 */
function useImagesLoading(ref: RefObject<HTMLElement | null>): boolean {
  const fromServer = useFromServer()
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || fromServer) return
    const images = [...element.querySelectorAll('img')]
    const update = () => setLoading(images.some((image) => !image.complete && isBeside(image)))
    update()
    // Neither event bubbles.
    element.addEventListener('load', update, true)
    element.addEventListener('error', update, true)
    return () => {
      element.removeEventListener('load', update, true)
      element.removeEventListener('error', update, true)
    }
  }, [ref, fromServer])
  return loading
}

/** Whether it is within the window's width, at any height. */
function isBeside(image: HTMLImageElement) {
  const { left, right } = image.getBoundingClientRect()
  return left < window.innerWidth && right > 0
}
