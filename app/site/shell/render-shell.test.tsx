import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { packSite, SiteContext, unpackSite } from '../site.ts'
import { toSite } from '../to-site.ts'
import { MenuLinks } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { MainLinks } from './header.tsx'
import { renderShell } from './render-shell.tsx'
import { type ShellMarkup, ShellMarkupContext, ShellPart } from './shell-part.tsx'

const siteWith = (changes: Partial<typeof defaultSettings> = {}) =>
  packSite(
    toSite(
      { ...defaultSettings, ...changes },
      { publicUrl: 'https://ke.example', chatNumber: '91', year: 2026 },
    ),
  )
const site = siteWith()

const parts = (path: string, markup?: ShellMarkup) =>
  renderToString(
    <StaticRouter location={path}>
      <SiteContext value={unpackSite(site)}>
        <ShellMarkupContext value={markup}>
          <ShellPart as="nav" part="navigation" aria-label="Main">
            <MainLinks />
          </ShellPart>
          <ShellPart as="nav" part="menu" aria-label="Menu">
            <MenuLinks />
          </ShellPart>
          <Footer />
        </ShellMarkupContext>
      </SiteContext>
    </StaticRouter>,
  )

test.each([
  '/',
  '/hotels',
  '/hotel/2/walnut-prow',
  '/Articles/3',
  '/roads',
  '/contact',
  '/nowhere',
])('the shell of %s that was rendered before is the one that browsers hydrate', (path) => {
  expect(parts(path, renderShell(site, path))).toBe(parts(path))
})

test('pages share the shell, except where another link is the current page', () => {
  const ofHotel = renderShell(site, '/hotel/2')
  expect(renderShell(site, '/hotel/3/other')).toBe(ofHotel)
  expect(renderShell(site, '/villas').menu).not.toBe(ofHotel.menu)
})

test('changed settings are shown at once', () => {
  expect(renderShell(site, '/').footer).not.toContain('+91 194 111')
  expect(renderShell(siteWith({ phone: '+91 194 111' }), '/').footer).toContain('+91 194 111')
})
