import { createContext, use } from 'react'
import type { Settings } from '#catalogue/settings/setting.ts'

const shown = [
  'operatorName',
  'phone',
  'email',
  'address',
  'facebookUrl',
  'instagramUrl',
  'youtubeUrl',
  'xUrl',
  'oldPriceMarkup',
  'taxIncluded',
  'priceBasisTravelPackage',
  'priceBasisTransportation',
  'priceBasisShoot',
  'priceBasisEventManagement',
  'priceBasisAdventure',
  'priceBasisRelaxation',
  'priceBasisHotel',
  'priceBasisVilla',
  'whatsappText',
  'registrationNumber',
  'registrationExpiry',
  'gstin',
  'grievanceOfficerName',
  'grievanceOfficerEmail',
  'grievanceOfficerPhone',
] as const satisfies (keyof Settings)[]

/** What every page shows of the operator's settings. */
export interface Site extends Pick<Settings, (typeof shown)[number]> {
  /** Without a slash at its end. */
  publicUrl: string
  /** The digits that `https://wa.me/` takes. */
  chatNumber: string
  year: number
}

type Own = Omit<Site, keyof Settings>

export function toSite(settings: Settings, own: Own): Site {
  const entries = shown.map((name) => [name, settings[name]])
  return { ...own, ...(Object.fromEntries(entries) as Pick<Settings, (typeof shown)[number]>) }
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('Only the pages inside the site layout know the site')
  return site
}

/** A phone number as a link dials it. */
export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
