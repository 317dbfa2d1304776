import type { Thing } from './listing/json-ld.ts'
import { dial, type Site } from './site.ts'

/** The agency as search engines read it. */
export const agency = ({ publicUrl, operatorName, phone, email, address }: Site): Thing => ({
  '@type': 'TravelAgency',
  '@id': `${publicUrl}/#agency`,
  name: operatorName,
  url: publicUrl,
  logo: `${publicUrl}/icon-512.png`,
  image: `${publicUrl}/og-default.jpg`,
  telephone: dial(phone).slice('tel:'.length),
  email,
  address,
  priceRange: '₹₹',
})
