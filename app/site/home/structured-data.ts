import type { FAQPage, TravelAgency, WebSite } from 'schema-dts'
import { agency } from '../agency.ts'
import { agencyId } from '../head/json-ld.ts'
import type { Site } from '../site.ts'
import type { HomeData } from './load-home.ts'
import type { Question } from './questions.tsx'

/** The agency's structured data, with its rating if there are enough reviews to show. */
export const reviewedAgency = (site: Site, { rating, shown }: HomeData['reviews']) =>
  ({
    ...agency(site),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
      },
      review: shown
        .filter(({ isTrip }) => isTrip)
        .map(({ name, review, rating }) => ({
          '@type': 'Review' as const,
          author: { '@type': 'Person' as const, name },
          reviewBody: review,
          reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: 5 },
        })),
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

export const faqPage = (questions: Question[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join('\n') },
    })),
  }) satisfies FAQPage
