import type { AggregateRating, FAQPage, ItemList, Offer, Review } from 'schema-dts'
import { type Image, imagePath } from '#catalogue/pictures/image.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'

/** Structured data by schema.org's definitions, which its makers are checked against. */
export interface Thing {
  '@type': string
  [name: string]: unknown
}

/** The content of a script element, escaped so that no text can end it. Empty values are left out. */
export const jsonLd = (thing: Thing) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }, withoutBlanks).replaceAll(
    '<',
    '\\u003c',
  )

const withoutBlanks = (_name: string, value: unknown) =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value

export const agencyId = (publicUrl: string) => `${publicUrl}/#agency`

interface Offered {
  title: string
  path: string
  price: number
  images: Image[]
}

/** A product: name, pictures, and price in rupees unless it is on request. */
export function offered(publicUrl: string, { title, path, price, images }: Offered) {
  const url = publicUrl + path
  const offers = isOnRequest({ price }) ? undefined : offer(url, price)
  return { name: title, url, image: addresses(publicUrl, images), offers }
}

export const offer = (url: string, price: number) =>
  ({
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url,
  }) satisfies Offer

export const addresses = (publicUrl: string, images: Image[]) =>
  images.map((image) => `${publicUrl}/${imagePath(image)}`)

/** A list of pages, in the order they are shown. */
export const itemList = (publicUrl: string, cards: { title: string; path: string }[]) =>
  ({
    '@type': 'ItemList',
    itemListElement: cards.map(({ title, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      url: publicUrl + path,
    })),
  }) satisfies ItemList

/** Questions and answers as plain text. */
export const faqPage = (questions: { question: string; answer: string }[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) satisfies FAQPage

export const aggregateRating = ({ count, average }: { count: number; average: number }) =>
  ({
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
  }) satisfies AggregateRating

interface GuestReview {
  name: string
  review: string
  rating: number
  isTrip?: boolean
}

/** Reviews by guests, without samples and those entered by staff. */
export const guestReviews = (reviews: GuestReview[]) =>
  reviews
    .filter(({ isTrip }) => isTrip)
    .map(
      ({ name, review, rating }) =>
        ({
          '@type': 'Review',
          author: { '@type': 'Person', name },
          reviewBody: review,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        }) as const satisfies Review,
    )
