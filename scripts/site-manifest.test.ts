import { expect, test } from 'vitest'
import { siteManifest } from './site-manifest.ts'

const write = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`

test('the manifest for visitors has no route of the back office', () => {
  const all = {
    entry: { module: '/assets/entry.js', imports: [] },
    url: '/assets/manifest-1a2b.js',
    routes: {
      root: { id: 'root', hasLoader: false },
      home: { id: 'home', parentId: 'root', hasLoader: true },
      'admin/frame': { id: 'admin/frame', parentId: 'root' },
      admin: { id: 'admin', parentId: 'admin/frame' },
      'admin/dashboard': { id: 'admin/dashboard', parentId: 'admin' },
    },
  }
  expect(siteManifest(write(all))).toBe(
    write({
      entry: all.entry,
      url: '/assets/site-manifest-1a2b.js',
      routes: { root: { id: 'root' }, home: all.routes.home },
    }),
  )
})

test('throws for a manifest in another format', () => {
  expect(() => siteManifest('export default {}')).toThrow('another way')
})
