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

/** The settings shown on every page. */
export type ShownSettings = Pick<Settings, (typeof shown)[number]> &
  Partial<Record<`priceBasis${KindName}`, string>>

export interface ShownLogo {
  src: string
  width: number
  height: number
  className: string
}

/** The additions of an agency's own brand. */
export interface Look {
  /** CSS rules that override the style sheets. */
  style?: string
  logos?: ShownLogo[]
  /** Its logo for search engines. */
  pictures: { logo?: string; image?: string }
}

/** The settings shown on every page. */
export interface Site extends ShownSettings {
  /** Without a trailing slash. */
  publicUrl: string
  /** The digits that `https://wa.me/` takes. */
  chatNumber: string
  year: number
  services: Service[]
  /** The label in a message's list. */
  serviceList: string
  /** Absent for the bundled brand. */
  look?: Look
}

/** A site without empty settings, since it is part of every page. */
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

/** The list page of a listing, for its breadcrumbs. */
export function useList(kind: KindName) {
  const { label = '', path = '/' } =
    useSite().services.find((service) => service.kind === kind) ?? {}
  return { label, path }
}

/** A phone number as a `tel:` link. */
export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
