import type { RouterContextProvider } from 'react-router'
import { chatNumber } from '#catalogue/settings/setting.ts'
import { domainContext, publicUrlContext } from '../domain.ts'
import { lookOf } from './look.ts'
import { packSite } from './site.ts'
import { toSite } from './to-site.ts'

/** What every page shows of the operator's settings. */
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
