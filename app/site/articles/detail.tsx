import { href } from 'react-router'
import { longDay } from '#catalogue/dates/day-words.ts'
import { CardRow } from '../card/card-row.tsx'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { arrangeGallery } from '../media/gallery.tsx'
import { notWithinPage } from '../revalidation.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/detail.ts'
import { articleData } from './article-data.ts'
import { ArticleText, besideText } from './article-text.tsx'
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
        <PageHeader title={title} crumbs={crumbs} badge={category}>
          {description && <p className="max-w-3xl text-lg text-ink-muted">{description}</p>}
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
      <Cards id="named" title="Mentioned here" cards={named} />
      <Cards id="more" title="More to read" cards={others} />
      <JsonLd data={import.meta.env.SSR && articleData(site, { article, summary, day })} />
    </div>
  )
}

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
