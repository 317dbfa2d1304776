import type { TravelAgency } from 'schema-dts'
import { hasBundledLogo, readBrandPicture } from '#catalogue/brand/brand.ts'
import { agencyId } from './head/json-ld.ts'
import { dial, type Site } from './site.ts'

/** A service's address without more leads to nobody's page. */
const isOwn = (url: string) => /\/\/[^/]+\/./.test(url)

/** Another agency has those alone that it sent. */
function picturesOf(site: Pick<Site, 'publicUrl' | 'operatorName' | 'brandLogo' | 'brandPicture'>) {
  const { publicUrl } = site
  const logo = readBrandPicture(site.brandLogo)?.path
  const image = readBrandPicture(site.brandPicture)?.path
  const isBundled = hasBundledLogo(site)
  return {
    ...((logo || isBundled) && { logo: `${publicUrl}/${logo ?? 'icon-512.png'}` }),
    ...((image || isBundled) && { image: `${publicUrl}/${image ?? 'og-default.jpg'}` }),
  }
}

export const agency = ({ publicUrl, operatorName, phone, email, address, ...site }: Site) =>
  ({
    '@type': 'TravelAgency',
    '@id': agencyId(publicUrl),
    name: operatorName,
    url: publicUrl,
    ...picturesOf({ publicUrl, operatorName, ...site }),
    telephone: dial(phone).slice('tel:'.length),
    email,
    address,
    priceRange: '₹₹',
    sameAs: [site.facebookUrl, site.instagramUrl, site.youtubeUrl, site.xUrl].filter(isOwn),
  }) satisfies TravelAgency
