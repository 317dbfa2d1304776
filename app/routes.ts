import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type KindName, kindNames, kindOf } from '../catalogue/kinds.ts'
import { adminRoutes } from './admin/admin-routes.ts'

/** The list of a kind and its listings, from the folder named like the list's path. */
function kindRoutes(name: KindName) {
  const { listPath, path } = kindOf(name)
  const folder = `site${listPath.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return [
    route(listPath.slice(1), `${folder}/list.tsx`),
    route(`${path.slice(1)}/:id/:name?`, `${folder}/detail.tsx`),
  ]
}

export default [
  layout('site/layout.tsx', [
    layout('site/boundary.tsx', [
      index('site/home/home.tsx'),
      ...kindNames.flatMap(kindRoutes),
      route('travel-package/:id/print', 'site/travel-packages/print.tsx'),
      route('compare', 'site/bookmarks/compare/compare.tsx'),
      route('contact-form/:id', 'site/hotels/contact-form.tsx'),
      route('About', 'site/about/about.tsx'),
      route('terms-conditions', 'site/terms/terms.tsx'),
      route('privacy-policy', 'site/privacy/privacy-policy.tsx'),
      route('roads', 'site/roads/roads.tsx'),
      route('saved', 'site/bookmarks/saved/saved.tsx'),
      route('saved/cards', 'site/bookmarks/saved/cards.ts'),
      route('search', 'site/search/search.tsx'),
      route('contact', 'site/contact/contact.tsx'),
      route('contact-form-adventure/:id', 'site/contact/adventure-contact.tsx'),
      route('partnersContact', 'site/contact/partners.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),
  layout('site/quotes/frame.tsx', [
    route('q/:token', 'site/quotes/quote.tsx'),
    route('rv/:token', 'site/trip-reviews/trip-review.tsx'),
  ]),
  route('q/:token/view', 'site/quotes/view.ts'),
  route('reviews.json', 'site/home/reviews/reviews-file.ts'),
  ...adminRoutes,
] satisfies RouteConfig
