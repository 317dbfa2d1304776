import type { RouterContextProvider } from 'react-router'
import { chatNumber, type Settings } from '#catalogue/settings/setting.ts'
import { domainContext, publicUrlContext } from '../domain.ts'
import { lookOf } from './look.ts'
import { type PackedSite, packSite } from './site.ts'
import { toSite } from './to-site.ts'

const packed = new WeakMap<Settings, PackedSite>()

/** The settings shown on every page; the same object until they change. */
export async function loadSite(context: Readonly<RouterContextProvider>): Promise<PackedSite> {
  const settings = await context.get(domainContext).settings.read()
  const year = new Date().getFullYear()
  const known = packed.get(settings)
  if (known?.year === year) return known
  const publicUrl = context.get(publicUrlContext)
  const own = { publicUrl, chatNumber: chatNumber(settings), look: lookOf(settings, publicUrl) }
  const site = packSite(toSite(settings, { ...own, year }))
  packed.set(settings, site)
  return site
}
