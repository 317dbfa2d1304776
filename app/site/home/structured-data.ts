import type { TravelAgency, WebSite } from 'schema-dts'
import { agency } from '../agency.ts'
import { agencyId, aggregateRating, guestReviews } from '../head/json-ld.ts'
import type { Site } from '../site.ts'
import type { HomeData } from './load-home.ts'

/** The agency's structured data, with its rating if there are enough reviews to show. */
export const reviewedAgency = (site: Site, { rating, shown }: HomeData['reviews']) =>
  ({
    ...agency(site),
    ...(rating && {
      aggregateRating: aggregateRating(rating),
      review: guestReviews(shown),
    }),
  }) satisfies TravelAgency

export const website = ({ publicUrl, operatorName }: Site) =>
  ({
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: operatorName,
    url: publicUrl,
    inLanguage: 'en-IN',
    publisher: { '@id': agencyId(publicUrl) },
  }) satisfies WebSite
