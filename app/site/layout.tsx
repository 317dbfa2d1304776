import { Suspense, useMemo } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { Route } from './+types/layout.ts'
import { TrayPlace } from './bookmarks/compare/tray-place.tsx'
import { loadSite } from './load-site.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { LoadingPill } from './shell/loading-pill.tsx'
import { Mark } from './shell/logo.tsx'
import { PackageOverlay } from './shell/package-overlay.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { useLive } from './shell/use-live.ts'
import { SiteContext, unpackSite, useSite } from './site.ts'
import { siteLinks } from './site-links.ts'

export const links = siteLinks
export const loader = ({ context }: Route.LoaderArgs) => loadSite(context)

export const shouldRevalidate = () => false

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useLive()
  const site = useMemo(() => unpackSite(loaderData), [loaderData])
  return (
    <SiteContext value={site}>
      {site.look?.style && <style>{site.look.style}</style>}
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <PreviewRibbon />
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <TrayPlace />
      <LoadingPill />
      <RouteAnnouncer />
      <PackageOverlay />
      <Splash />
    </SiteContext>
  )
}

/** Says that the page is not public yet. */
function PreviewRibbon() {
  const page = useMatches().at(-1)?.loaderData as { preview?: boolean } | undefined
  if (!page?.preview) return null
  return (
    <p className="preview-ribbon">
      <meta name="robots" content="noindex, nofollow" />
      <strong>Preview.</strong> This is how the page will look. The forms on it send nothing.
    </p>
  )
}

/** The greeting of a visit, next to the content and never covering it. */
function Splash() {
  const { operatorName, splashText } = useSite()
  return (
    <p role="status" className="pill splash">
      <Mark className="h-5 w-auto" />
      {splashText || `Welcome to ${operatorName}...`}
    </p>
  )
}
