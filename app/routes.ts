import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './admin/admin-routes.ts'

export default [
  layout('site/layout.tsx', [
    layout('site/boundary.tsx', [
      index('site/home/home.tsx'),
      route('travel-packages', 'site/travel-packages/list.tsx'),
      route('travel-package/:id', 'site/travel-packages/detail.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),
  ...adminRoutes,
] satisfies RouteConfig
