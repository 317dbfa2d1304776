import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Route {
  parentId?: string
}

const prefix = 'window.__reactRouterManifest='
/** The back office is everything below it. */
const office = 'admin/frame'

/**
 * Besides the manifest of all routes, writes one without the back office, which visitors only reach
 * by a page load: half of the bytes. `entry.server.tsx` refers to it.
 */
export function writeSiteManifest(client: string): void {
  const folder = join(client, 'assets')
  const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name))
  if (!file) throw new Error(`There is no manifest in ${folder}.`)
  const text = readFileSync(join(folder, file), 'utf8')
  writeFileSync(join(folder, `site-${file}`), siteManifest(text))
}

export function siteManifest(text: string): string {
  if (!text.startsWith(prefix)) throw new Error('The manifest is written in another way.')
  const manifest: { url: string; routes: Record<string, Route> } = JSON.parse(
    text.slice(prefix.length).replace(/;\s*$/, ''),
  )
  const { routes } = manifest
  const isOffice = (id: string | undefined): boolean =>
    id !== undefined && (id === office || isOffice(routes[id]?.parentId))
  const shown = Object.entries(routes).filter(([id]) => !isOffice(id))
  // Its own URL, since the browser loads the file that it names.
  const url = manifest.url.replace('/manifest-', '/site-manifest-')
  const site = { ...manifest, url, routes: Object.fromEntries(shown) }
  return `${prefix}${JSON.stringify(site, withoutDefaults)};`
}

/** Omits false and empty values, which are React Router's defaults, except lists that it iterates over. */
const withoutDefaults = (_name: string, value: unknown) => (value === false ? undefined : value)
