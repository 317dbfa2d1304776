import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type PackedSite, SiteContext, unpackSite } from '../site.ts'
import { MenuLinks } from './drawer.tsx'
import { FooterContent } from './footer.tsx'
import { MainLinks } from './header.tsx'
import { currentOf } from './nav.ts'
import type { ShellMarkup } from './shell-part.tsx'

/** By settings, and by which of the links are marked as the current page. */
const rendered = new WeakMap<PackedSite, Map<string, ShellMarkup>>()

/** React puts them before its markup, where browsers would not hydrate them. */
const preloads = /^(<link [^>]*>)+/

/** The parts of the shell for the page at a path, rendered once for all pages that share them. */
export function renderShell(site: PackedSite, pathname: string): ShellMarkup {
  const ofSite = rendered.get(site) ?? new Map<string, ShellMarkup>()
  rendered.set(site, ofSite)
  const current = currentOf(site.services, pathname)
  const known = ofSite.get(current)
  if (known) return known
  const render = (content: React.ReactNode) =>
    renderToString(
      <StaticRouter location={pathname}>
        <SiteContext value={unpackSite(site)}>{content}</SiteContext>
      </StaticRouter>,
    ).replace(preloads, '')
  const markup = {
    navigation: render(<MainLinks />),
    menu: render(<MenuLinks />),
    footer: render(<FooterContent />),
  }
  ofSite.set(current, markup)
  return markup
}
