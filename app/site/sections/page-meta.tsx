import { type Image, imagePath } from '#catalogue/image.ts'
import { shorten } from '../listing/shorten.ts'
import { useSite } from '../site.ts'

interface Props {
  title: string
  description: string
  /** The canonical path, without what only arranges the page. */
  path: string
  image?: Image
  keywords?: string
  /** A page that search engines should leave out of their results. */
  hidden?: boolean
}

/** What the head of the page says about it. */
export function PageMeta({ title, description, path, image, keywords, hidden = false }: Props) {
  const { publicUrl, operatorName } = useSite()
  const url = publicUrl + path
  const picture = `${publicUrl}/${image ? imagePath(image) : 'og-default.jpg'}`
  const short = shorten(description, longest)
  const fullTitle = `${title} | ${operatorName}`
  return (
    <>
      <title>{fullTitle}</title>
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
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const longest = 160
