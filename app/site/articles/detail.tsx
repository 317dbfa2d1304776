import { href } from 'react-router'
import type { Article as ArticleData } from 'schema-dts'
import { longDay } from '#catalogue/dates/day-words.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import type { Piece } from '#catalogue/texts/pictured.ts'
import { RowSection } from '../card/card-row.tsx'
import { addresses, agencyId } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { Markdown } from '../listing-page/markdown.tsx'
import { arrangeGallery } from '../media/gallery.tsx'
import { Picture } from '../media/picture.tsx'
import { notWithinPage } from '../revalidation.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { type Site, useSite } from '../site.ts'
import type { Route } from './+types/detail.ts'
import { FeedLink } from './feed-link.tsx'
import { loadArticle } from './load-article.ts'

export const loader = (request: Route.LoaderArgs) => loadArticle(request)
export const shouldRevalidate = notWithinPage

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, pieces, summary, category, day, named, others } = loaderData
  const { title, path, description, author, images } = article
  const site = useSite()
  const beside = besideText({ pieces, images })
  const gallery = beside.length > 0 ? arrangeGallery(beside, title) : undefined
  const crumbs = [
    { label: 'Articles', path: href('/articles') },
    { label: title, path },
  ]
  return (
    <div key={path}>
      <PageMeta title={title} description={summary} path={path} listing={article} />
      <FeedLink />
      <div className="mx-auto max-w-3xl">
        <PageHeader title={title} crumbs={crumbs} badge={category} lead={description}>
          <p className="text-ink-muted">
            By {author || site.operatorName}, <time dateTime={day}>{longDay(day)}</time>
          </p>
        </PageHeader>
      </div>
      {gallery?.above}
      <article className="page max-w-3xl">
        {gallery?.beside}
        <div className="mt-8">
          <ArticleText pieces={pieces} images={images} />
        </div>
      </article>
      <RowSection id="named" title="Mentioned here" cards={named} />
      <RowSection id="more" title="More to read" cards={others} />
      <JsonLd data={import.meta.env.SSR && articleData(site, loaderData)} />
    </div>
  )
}

interface TextProps {
  pieces: Piece[]
  images: Image[]
}

const sizes = '(min-width: 48rem) 44rem, 92vw'

/** A text with its pictures in place; a missing picture leaves no gap. */
const ArticleText = ({ pieces, images }: TextProps) => (
  <div className="prose">
    {[...pieces.entries()].map(([place, piece]) => {
      if ('text' in piece) return <Markdown key={place} text={piece.text} under={1} />
      const image = images[piece.picture - 1]
      return (
        image && (
          <figure key={place}>
            <Picture image={image} sizes={sizes} />
          </figure>
        )
      )
    })}
  </div>
)

/** The pictures not shown within the text. */
function besideText({ pieces, images }: TextProps): Image[] {
  const shown = pieces.flatMap((piece) => ('picture' in piece ? piece.picture : []))
  return images.filter((_, index) => !shown.includes(index + 1))
}

/** Structured data of an article, by its author or by the agency. */
function articleData(
  { publicUrl, operatorName }: Site,
  { article, summary, day }: Route.ComponentProps['loaderData'],
) {
  const agency = {
    '@type': 'TravelAgency',
    '@id': agencyId(publicUrl),
    name: operatorName,
  } as const
  return {
    '@type': 'Article' as const,
    headline: article.title,
    description: summary,
    url: publicUrl + article.path,
    mainEntityOfPage: publicUrl + article.path,
    image: addresses(publicUrl, article.images),
    datePublished: day,
    dateModified: article.updatedAt,
    author: article.author ? { '@type': 'Person' as const, name: article.author } : agency,
    publisher: agency,
  } satisfies ArticleData
}
