import type { PageShare } from '#catalogue/kind.ts'
import {
  cardOfAgency,
  cardPrefix,
  homeCard,
  listingCard,
  pageCard,
  type ShareCard,
  sharePath,
  shareSize,
} from '#catalogue/pictures/share-card.ts'
import { sharePages } from '#content/share-pages.ts'
import { useSite } from '../site.ts'
import { shorten } from './shorten.ts'

interface Props extends Pick<ShareTagsProps, 'listing' | 'share'> {
  title: string
  description: string
  /** The canonical path, without parameters that only rearrange the page. */
  path: string
  keywords?: string
  hidden?: boolean
}

export function PageMeta({ title, description, path, keywords, hidden = false, ...shown }: Props) {
  const { publicUrl, operatorName } = useSite()
  const url = publicUrl + path
  const short = shorten(description, maxDescriptionLength)
  return (
    <>
      <title>{pageTitle(title, operatorName)}</title>
      <meta name="description" content={short} />
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={url} />
      {hidden && <meta name="robots" content="noindex, follow" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={operatorName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      <meta property="og:url" content={url} />
      {import.meta.env.SSR && <ShareTags publicUrl={publicUrl} path={path} {...shown} />}
    </>
  )
}

const maxDescriptionLength = 160

/** Search engines cut titles after about this many characters. */
const maxTitleLength = 60

/** A page's title, with the agency's name if both fit. */
export function pageTitle(title: string, operatorName: string): string {
  const both = `${title} | ${operatorName}`
  return both.length <= maxTitleLength ? both : shorten(title, maxTitleLength)
}

interface ShareTagsProps {
  publicUrl: string
  path: string
  listing?: Parameters<typeof listingCard>[1]
  /** The share card of a page's kind. */
  share?: PageShare
}

/** The picture shown with a link to the page. Only rendered on the server. */
export function ShareTags({ publicUrl, path, listing, share }: ShareTagsProps) {
  const plain = listing ? listingCard(path, listing) : cardOf(path, share)
  const card = cardOfAgency(plain, useSite())
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

/** A page without its own card uses that of the home page. */
function cardOf(path: string, share?: PageShare): ShareCard {
  const name = cardPrefix(path.replace(/\?.*/, ''))
  const own = share ?? sharePages[name]
  return own ? pageCard(name, own) : pageCard(homeCard, sharePages.home)
}
