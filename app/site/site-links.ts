import type { LinksFunction } from 'react-router'
import site from '../styles/site.css?url'

/** A mask used in the styles, which the browser would discover late. */
const wordmark = {
  rel: 'preload',
  as: 'image',
  href: '/brand/wordmark.svg',
  crossOrigin: 'anonymous' as const,
}

/** The resources that every public page loads first. */
export const siteLinks: LinksFunction = () => [{ rel: 'stylesheet', href: site }, wordmark]
