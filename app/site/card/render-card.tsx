import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type PackedSite, SiteContext, unpackSite } from '../site.ts'
import { CardContent, type CardProps } from './card.tsx'

/** Cards have two to five kilobytes. */
const maxCards = 500

const rendered = new WeakMap<PackedSite, (props: CardProps) => string>()

/** Renders the content of cards, each once for all pages that show it, until the settings change. */
export function cardRenderer(site: PackedSite): (props: CardProps) => string {
  const known = rendered.get(site)
  if (known) return known
  const render = renderOnce(site)
  rendered.set(site, render)
  return render
}

function renderOnce(packed: PackedSite) {
  const site = unpackSite(packed)
  const cards = new LRUCache<string, string>({ max: maxCards })
  return (props: CardProps) => {
    const key = JSON.stringify(props)
    const known = cards.get(key)
    if (known !== undefined) return known
    const html = renderToString(
      // A card's links do not depend on the page that shows it.
      <StaticRouter location="/">
        <SiteContext value={site}>
          <CardContent {...props} />
        </SiteContext>
      </StaticRouter>,
    )
    cards.set(key, html)
    return html
  }
}
