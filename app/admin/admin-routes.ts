import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

const partScreens = ['addons', 'eventDayWize', 'packageInclude', 'hotelservices', 'hotelroom']

/** The back office. Its URLs are documented and bookmarked, including misspellings. */
export const adminRoutes: RouteConfigEntry[] = [
  layout('admin/frame.tsx', [
    layout('admin/account/front.tsx', [
      route('login', 'admin/account/login.tsx', { id: 'login' }),
      route('admin/login', 'admin/account/login.tsx', { id: 'admin-login' }),
      route('admin/signUp', 'admin/account/sign-up.tsx'),
      route('admin/forgotPassword', 'admin/account/forgot-password.tsx'),
      route('admin/resetPassword', 'admin/account/reset-password.tsx'),
      route('admin/secondFactor', 'admin/account/second-factor/required.tsx'),
    ]),
    route('admin', 'admin/shell/layout.tsx', [
      index('admin/shell/to-dashboard.tsx', { id: 'admin-index' }),
      route('dashboard', 'admin/dashboard/dashboard.tsx'),
      route('enquiries', 'admin/enquiries/enquiries.tsx'),
      route('enquiries/:id', 'admin/enquiries/desk/enquiry.tsx'),
      route('reviews', 'admin/reviews/reviews.tsx'),
      route('quotes', 'admin/quotes/quotes.tsx'),
      route('quotes/:id', 'admin/quotes/quote.tsx'),
      route('users', 'admin/users/users.tsx'),
      route('signOut', 'admin/shell/sign-out.tsx'),
      route('account', 'admin/account/account.tsx'),
      route('content', 'admin/content/content.tsx'),
      route('history', 'admin/history/history.tsx'),
      route('brand', 'admin/brand/brand.tsx'),
      route('settings', 'admin/settings/settings.tsx'),
      route('redirects', 'admin/redirects/redirects.tsx'),
      route('local-costs', 'admin/local-costs/local-costs.tsx'),
      route('roads', 'admin/roads/roads.tsx', { id: 'admin-roads' }),
      route('rates', 'admin/rates/rates.tsx'),
      route('rates/new', 'admin/rates/new-supplier.tsx'),
      route('rates/import', 'admin/rates/rate-import.tsx'),
      route('rates/:id', 'admin/rates/supplier.tsx'),
      route('imports', 'admin/imports/imports.tsx'),
      route('imports/:id', 'admin/imports/import.tsx'),
      route('mail', 'admin/mail/mail.tsx'),
      ...partScreens.map((place) =>
        route(place, 'admin/parts/parts-screen.tsx', { id: `admin-${place}` }),
      ),
      route('itenaries', 'admin/itineraries/itineraries.tsx'),
      route('travelAi', 'admin/shell/travel-ai.tsx'),
      route(':screen', 'admin/listings/listings.tsx'),
      route('*', 'admin/shell/to-dashboard.tsx', { id: 'admin-unknown' }),
    ]),
  ]),
]
