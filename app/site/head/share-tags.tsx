import type { PageShare } from '#catalogue/kind.ts'
import {
  cardPrefix,
  listingCard,
  pageCard,
  type ShareCard,
  sharePath,
  shareSize,
} from '#catalogue/pictures/share-card.ts'
import { sharePages } from '#content/share-pages.ts'

export interface ShareTagsProps {
  publicUrl: string
  /** The page's canonical path. */
  path: string
  /** What the page sells. */
  listing?: Parameters<typeof listingCard>[1]
  /** The card of its own that a page has by its kind. */
  share?: PageShare
}

/** The picture that a link to the page is shown with. Only the server needs to know of it. */
export function ShareTags({ publicUrl, path, listing, share }: ShareTagsProps) {
  const card = listing ? listingCard(path, listing) : cardOf(path, share)
  return (
    <>
      <meta property="og:image" content={`${publicUrl}/${sharePath(card)}`} />
      <meta property="og:image:width" content={`${shareSize.width}`} />
      <meta property="og:image:height" content={`${shareSize.height}`} />
      <meta property="og:image:alt" content={card.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** A page without a card of its own has the home page's. */
function cardOf(path: string, share?: PageShare): ShareCard {
  const name = cardPrefix(path.replace(/\?.*/, ''))
  const own = share ?? sharePages[name]
  return own ? pageCard(name, own) : pageCard('home', sharePages.home)
}
