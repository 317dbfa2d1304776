import type { TravelAgency } from 'schema-dts'
import { hasBundledLogo } from '#catalogue/brand/brand.ts'
import { agencyId } from './head/json-ld.ts'
import { dial, type Site } from './site.ts'

/** A service's bare home page is not a profile. */
const isOwn = (url: string) => /\/\/[^/]+\/./.test(url)

export const agency = ({ publicUrl, operatorName, phone, email, address, ...site }: Site) =>
  ({
    '@type': 'TravelAgency',
    '@id': agencyId(publicUrl),
    name: operatorName,
    url: publicUrl,
    ...(hasBundledLogo({ operatorName, ...site }) && {
      logo: `${publicUrl}/icon-512.png`,
      image: `${publicUrl}/og-default.jpg`,
    }),
    ...site.look?.pictures,
    telephone: dial(phone).slice('tel:'.length),
    email,
    address,
    priceRange: '₹₹',
    sameAs: [site.facebookUrl, site.instagramUrl, site.youtubeUrl, site.xUrl].filter(isOwn),
  }) satisfies TravelAgency
