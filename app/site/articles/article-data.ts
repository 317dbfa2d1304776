import type { Article } from 'schema-dts'
import { addresses, agencyId } from '../head/json-ld.ts'
import type { Site } from '../site.ts'
import type { ArticlePage } from './load-article.ts'

type DescribedArticle = Pick<ArticlePage, 'article' | 'summary' | 'day'>

/** Structured data of an article, by its author or by the agency. */
export function articleData(
  { publicUrl, operatorName }: Pick<Site, 'publicUrl' | 'operatorName'>,
  { article, summary, day }: DescribedArticle,
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
  } satisfies Article
}
