import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './admin/admin-routes.ts'

export default [
  layout('site/layout.tsx', [
    layout('site/boundary.tsx', [
      index('site/home/home.tsx'),
      route('travel-packages', 'site/travel-packages/list.tsx'),
      route('travel-package/:id/print', 'site/travel-packages/print.tsx'),
      route('travel-package/:id', 'site/travel-packages/detail.tsx'),
      route('hotels', 'site/hotels/list.tsx'),
      route('hotel/:id', 'site/hotels/detail.tsx'),
      route('contact-form/:id', 'site/hotels/contact-form.tsx'),
      route('villas', 'site/villas/list.tsx'),
      route('villas/:id', 'site/villas/detail.tsx'),
      route('transportation', 'site/transportation/list.tsx'),
      route('transportation/:id', 'site/transportation/detail.tsx'),
      route('adventure', 'site/adventure/list.tsx'),
      route('adventure/:id', 'site/adventure/detail.tsx'),
      route('photoShoots', 'site/photo-shoots/list.tsx'),
      route('photoShoots/:id', 'site/photo-shoots/detail.tsx'),
      route('eventManagement', 'site/event-management/list.tsx'),
      route('eventManagement/:id', 'site/event-management/detail.tsx'),
      route('wellness', 'site/wellness/list.tsx'),
      route('wellness/:id', 'site/wellness/detail.tsx'),
      route('About', 'site/about/about.tsx'),
      route('terms-conditions', 'site/terms/terms.tsx'),
      route('privacy-policy', 'site/privacy/privacy.tsx'),
      route('search', 'site/search/search.tsx'),
      route('contact', 'site/contact/contact.tsx'),
      route('contact-form-adventure/:id', 'site/contact/adventure-contact.tsx'),
      route('partnersContact', 'site/contact/partners.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),
  route('reviews.json', 'site/home/reviews-file.ts'),
  ...adminRoutes,
] satisfies RouteConfig
