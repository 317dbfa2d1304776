import { createContext, use } from 'react'
import type { Kind } from '#catalogue/kind.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { NavItem } from './shell/nav.ts'

export const shown = [
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
  'whatsappText',
  'registrationNumber',
  'registrationExpiry',
  'gstin',
  'grievanceOfficerName',
  'grievanceOfficerEmail',
  'grievanceOfficerPhone',
  'brandLogo',
  'brandLogoDark',
  'brandPicture',
  'splashText',
] as const satisfies (keyof Settings)[]

/** Of the operator's settings, what every page shows. */
export type ShownSettings = Pick<Settings, (typeof shown)[number]> &
  Partial<Record<`priceBasis${KindName}`, string>>

export interface ShownLogo {
  src: string
  width: number
  height: number
  className: string
}

/** What an agency's own brand adds. */
export interface Look {
  /** Rules over those of the style sheets. */
  style?: string
  logos?: ShownLogo[]
  /** What search engines show of it. */
  pictures: { logo?: string; image?: string }
}

/** What every page shows of the operator's settings. */
export interface Site extends ShownSettings {
  /** Without a slash at its end. */
  publicUrl: string
  /** The digits that `https://wa.me/` takes. */
  chatNumber: string
  year: number
  services: Service[]
  /** The same as a message lists it. */
  serviceList: string
  /** Absent where all of it is the bundled one. */
  look?: Look
}

/** A site without the settings that are empty: so it travels with every page. */
export type PackedSite = Partial<ShownSettings & Pick<Site, 'chatNumber'>> &
  Omit<Site, keyof ShownSettings | 'chatNumber'>

export const packSite = (site: Site): PackedSite =>
  Object.fromEntries(
    Object.entries(site).filter(([, value]) => value !== '' && value !== undefined),
  ) as PackedSite

export function unpackSite(packed: PackedSite): Site {
  const names = ['chatNumber', ...shown, ...packed.services.map(({ kind }) => `priceBasis${kind}`)]
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...packed } as Site
}

export interface Service extends NavItem {
  kind: KindName
  menu: Kind['site']['menu']
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('Only the pages inside the site layout know the site')
  return site
}

/** The list that a listing of the kind belongs to, for its breadcrumbs. */
export function useList(kind: KindName) {
  const { label = '', path = '/' } =
    useSite().services.find((service) => service.kind === kind) ?? {}
  return { label, path }
}

/** A phone number as a link dials it. */
export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
