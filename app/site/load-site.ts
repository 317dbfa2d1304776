import type { RouterContextProvider } from 'react-router'
import { chatNumber } from '#catalogue/settings/setting.ts'
import { domainContext, publicUrlContext } from '../domain.ts'
import { lookOf } from './look.ts'
import { packSite } from './site.ts'
import { toSite } from './to-site.ts'

/** The settings shown on every page. */
export async function loadSite(context: Readonly<RouterContextProvider>) {
  const settings = await context.get(domainContext).settings.read()
  const publicUrl = context.get(publicUrlContext)
  const site = toSite(settings, {
    publicUrl,
    chatNumber: chatNumber(settings),
    look: lookOf(settings, publicUrl),
    year: new Date().getFullYear(),
  })
  return packSite(site)
}
