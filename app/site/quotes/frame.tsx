import { Phone } from 'lucide-react'
import { useMemo } from 'react'
import { href, Outlet } from 'react-router'
import { loadSite } from '../load-site.ts'
import { LegalLines } from '../shell/legal-lines.tsx'
import { Logo } from '../shell/logo.tsx'
import { useLive } from '../shell/use-live.ts'
import { dial, type Site, SiteContext, unpackSite } from '../site.ts'
import { siteLinks } from '../site-links.ts'
import type { Route } from './+types/frame.ts'

export const links = siteLinks
export const loader = ({ context }: Route.LoaderArgs) => loadSite(context)
export const shouldRevalidate = () => false

/** The layout of private pages: the agency's logo and contact, without navigation. */
export default function PrivateFrame({ loaderData }: Route.ComponentProps) {
  const site = useMemo(() => unpackSite(loaderData), [loaderData])
  useLive()
  return (
    <SiteContext value={site}>
      {site.look?.style && <style>{site.look.style}</style>}
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header className="quote-header">
        <div className="page flex min-h-16 flex-wrap items-center gap-x-4">
          <a href={href('/')} className="mr-auto" aria-label={`${site.operatorName}, home`}>
            <Logo />
          </a>
          <a href={dial(site.phone)} className="button button-quiet">
            <Phone aria-hidden size={18} />
            Call
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ContactLinks site={site} />
    </SiteContext>
  )
}

function ContactLinks({ site }: { site: Site }) {
  return (
    <footer className="quote-footer">
      <address className="page flex flex-col gap-1 py-8 not-italic">
        <strong>{site.operatorName}</strong>
        {site.address && <span>{site.address}</span>}
        <a href={dial(site.phone)}>{site.phone}</a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <LegalLines />
      </address>
    </footer>
  )
}
