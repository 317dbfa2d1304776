import type { ListData } from '../list-page/load-list.ts'
import { isUnfiltered, queryLink } from '../list-page/query-links.ts'

/** The head of a list page: further pages are indexed on their own, filtered lists are not. */
export function listMeta(
  { path, query, results }: Pick<ListData, 'path' | 'query' | 'results'>,
  { title, description }: Record<'title' | 'description', string>,
) {
  const page = query.page ?? 1
  const isFurther = page > 1
  const isEmpty = isFurther && results?.cards.length === 0
  return {
    title: isFurther ? `${title}, page ${page}` : title,
    description: isFurther ? `Page ${page}. ${description}` : description,
    path: queryLink(path, {}, { page }),
    hidden: isEmpty || !isUnfiltered({ path, query: { ...query, page: undefined } }),
  }
}
