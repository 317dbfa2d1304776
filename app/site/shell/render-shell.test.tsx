import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sampleSite } from '#test/samples/site.ts'
import { lookOf } from '../look.ts'
import { packSite, SiteContext, unpackSite } from '../site.ts'
import { MenuLinks } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { MainLinks } from './header.tsx'
import { renderShell } from './render-shell.tsx'
import { type ShellMarkup, ShellMarkupContext, ShellPart } from './shell-part.tsx'

const site = packSite(sampleSite())

const bundledBrand = {
  ...{ brandLogo: '', brandLogoDark: '', brandPicture: '' },
  ...{ brandPrimary: '', brandAccent: '' },
}

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

test('the shell with an agency’s own logo is the one that browsers hydrate', () => {
  const brandLogo = 'agency/logo.webp 640x240'
  const own = sampleSite({ brandLogo, operatorName: 'Zabarwan Journeys' })
  const look = lookOf({ ...bundledBrand, brandLogo }, '')
  const { footer } = renderShell(packSite({ ...own, ...(look && { look }) }), '/')
  expect(footer).toContain('/agency/logo.webp')
  expect(footer).not.toContain('<link')
})

test('pages share the shell, except where another link is the current page', () => {
  const ofHotel = renderShell(site, '/hotel/2')
  expect(renderShell(site, '/hotel/3/other')).toBe(ofHotel)
  expect(renderShell(site, '/villas').menu).not.toBe(ofHotel.menu)
})

test('changed settings are shown at once', () => {
  expect(renderShell(site, '/').footer).not.toContain('+91 194 111')
  expect(renderShell(packSite(sampleSite({ phone: '+91 194 111' })), '/').footer).toContain(
    '+91 194 111',
  )
})

const help = ['/contact', '/terms-conditions', '/privacy-policy', '/About']

const services = {
  '/hotels': 'Hotels',
  '/villas': 'Villas',
  '/travel-packages': 'Travel Packages',
  '/transportation': 'Transportation',
  '/adventure': 'Adventure',
  '/photoShoots': 'Photography &amp; Videography',
  '/eventManagement': 'Event Management',
  '/wellness': 'Wellness and Relaxation',
}

/** The links of a part: their texts by their paths. */
const linksOf = (html = '') =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, path, text]) => [
      path,
      text,
    ]),
  )

test('the row has the Dashboard and five services, and Others the rest', () => {
  const [row, others] = renderShell(site, '/').navigation.split('id="others"')
  const all = Object.entries(services)
  expect(Object.entries(linksOf(row))).toEqual([
    ['/admin/dashboard', 'Dashboard'],
    ...all.slice(0, 5),
  ])
  expect(Object.entries(linksOf(others))).toEqual([
    ...all.slice(5),
    ...[
      ['/articles', 'Articles'],
      ['/roads', 'Roads'],
    ],
  ])
})

test('the menu has the Dashboard and all services, then the footer’s four links', () => {
  const links = linksOf(renderShell(site, '/').menu)
  expect(Object.keys(links).slice(0, 9)).toEqual(['/admin/dashboard', ...Object.keys(services)])
  expect(links).toMatchObject(services)
  for (const path of help) expect(Object.keys(links).slice(9)).toContain(path)
})

test('the footer has services, help, the agency’s pages elsewhere, and its name', () => {
  const { footer } = renderShell(site, '/')
  const column = (name: string) =>
    new RegExp(`<nav aria-label="${name}"[^>]*><h2[^>]*>${name}</h2>.*?</nav>`, 's').exec(
      footer,
    )?.[0]
  expect(linksOf(column('Our Services'))).toEqual(services)
  for (const path of help) expect(linksOf(column('Help'))).toHaveProperty([path])
  expect(column('Follow Us')).toContain('href="https:')
  expect(footer.replaceAll('<!-- -->', '')).toMatch(/© \d{4} Kashmir Escapes/)
})
