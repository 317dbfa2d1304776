import { href } from 'react-router'
import type { Article as ArticleData } from 'schema-dts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { withoutPictures } from '#catalogue/texts/pictured.ts'
import { CardRow } from '../card/card-row.tsx'
import { addresses, agencyId } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { longDay } from '../legal/long-day.ts'
import type { ShownListing } from '../listing-page/load-listing.ts'
import { arrangeGallery } from '../media/gallery.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { type Site, useSite } from '../site.ts'
import type { Route } from './+types/detail.ts'
import { ArticleText, besideText } from './article-text.tsx'
import { FeedLink } from './feed-link.tsx'
import { loadArticle } from './load-article.ts'

export const loader = (request: Route.LoaderArgs) => loadArticle(request)

export default function Article({ loaderData }: Route.ComponentProps) {
  const { listing, category, day, named, others } = loaderData
  const { title, path, description, author } = listing
  const site = useSite()
  const beside = besideText(listing)
  const gallery = beside.length > 0 ? arrangeGallery(beside, title) : undefined
  const crumbs = [
    { label: 'Articles', path: href('/articles') },
    { label: title, path },
  ]
  return (
    <div key={path}>
      <PageMeta title={title} description={inShort(listing)} path={path} listing={listing} />
      <FeedLink />
      <div className="mx-auto max-w-3xl">
        <PageHead title={title} crumbs={crumbs} badge={category}>
          {description && <p className="max-w-3xl text-lg text-ink-muted">{description}</p>}
          <p className="text-ink-muted">
            By {author || site.operatorName}, <time dateTime={day}>{longDay(day)}</time>
          </p>
        </PageHead>
      </div>
      {gallery?.above}
      <article className="page max-w-3xl">
        {gallery?.beside}
        <div className="mt-8">
          <ArticleText {...listing} />
        </div>
      </article>
      <Cards id="named" title="Mentioned here" cards={named} />
      <Cards id="others" title="More to read" cards={others} />
      <JsonLd data={articleData(site, listing, day)} />
    </div>
  )
}

/** The page in a sentence or two, for search engines. */
const inShort = ({ title, description, text }: ShownListing<'Article'>) =>
  description || withoutMarks(withoutPictures(text)).trim() || title

interface CardsProps extends Pick<React.ComponentProps<typeof CardRow>, 'cards'> {
  id: string
  title: string
}

function Cards({ id, title, cards }: CardsProps) {
  if (cards.length === 0) return null
  return (
    <section className="page section" aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      <CardRow cards={cards} label={title} />
    </section>
  )
}

/** Written by somebody who is named, or by the agency. */
function articleData(
  { publicUrl, operatorName }: Site,
  article: ShownListing<'Article'>,
  day: string,
) {
  const agency = {
    '@type': 'TravelAgency',
    '@id': agencyId(publicUrl),
    name: operatorName,
  } as const
  return {
    '@type': 'Article' as const,
    headline: article.title,
    description: inShort(article),
    url: publicUrl + article.path,
    mainEntityOfPage: publicUrl + article.path,
    image: addresses(publicUrl, article.images),
    datePublished: day,
    dateModified: article.updatedAt,
    author: article.author ? { '@type': 'Person' as const, name: article.author } : agency,
    publisher: agency,
  } satisfies ArticleData
}
