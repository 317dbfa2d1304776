import type { LinksFunction } from 'react-router'
import site from '../styles/site.css?url'

const font = (name: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: `/fonts/${name}.woff2`,
  crossOrigin: 'anonymous' as const,
})

/** A mask used in the styles, which the browser would discover late. */
const wordmark = {
  rel: 'preload',
  as: 'image',
  type: 'image/svg+xml',
  href: '/brand/wordmark.svg',
  crossOrigin: 'anonymous' as const,
}

/** The resources that every public page preloads. */
export const siteLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: site },
  font('figtree-var'),
  font('fraunces-600'),
  wordmark,
]
