import { href } from 'react-router'
import type { KindName } from '#catalogue/kinds.ts'
import type { ListingQuery } from '#catalogue/listings/listing-query.ts'
import { whyTravelWithUs } from '#content/why-travel-with-us.ts'
import { domainContext, type PageRequest } from '../../domain.ts'
import { type CardData, toCard } from '../card/card-data.ts'
import { bundledImage } from '../media/bundled-image.ts'
import { loadRoadWarning } from '../roads/load-roads.tsx'
import { attempt } from '../sections/attempt.ts'
import { loadMedia, withoutBlurredImage } from './hero/load-media.ts'
import { toOffer } from './offer/offer.ts'
import { leadToLastReviews, readReviews } from './reviews/read-reviews.ts'

/** Maximum cards per strip, all shown on phones. */
const maxCards = 24
const carRentals = 1

/** The data of the home page. A list that fails to load is undefined; the rest is still shown. */
export async function loadHome({ context, url }: PageRequest) {
  const { listings, settings, texts, reviews: trips } = context.get(domainContext)
  const cards = (kind: KindName, query: ListingQuery): Promise<CardData[] | undefined> =>
    attempt(`${kind} for the home page`, async () => {
      const { items } = await listings.cards(kind, query)
      return items.map(toCard).map(withoutBlur)
    })
  const [packages, adventures, cabs, reviews, { questions }, { benefits }, set, media, trouble] =
    await Promise.all([
      cards('TravelPackage', { pageSize: maxCards }),
      cards('Adventure', { pageSize: 3 }),
      cards('Transportation', { category: carRentals, pageSize: maxCards }),
      trips.published().then((published) => readReviews(texts, url.searchParams, published)),
      texts.read('questions'),
      texts.read('benefits'),
      settings.read(),
      loadMedia(context),
      loadRoadWarning(context),
    ])
  leadToLastReviews(url, { path: href('/'), pages: reviews.pages })
  return {
    packages,
    adventures,
    cabs,
    ...media,
    ...trouble,
    shikaras: withoutBlurredImage(bundledImage(context, 'shikara-taxi')),
    market: withoutBlurredImage(bundledImage(context, 'floating-market')),
    benefits,
    reviews,
    why: whyTravelWithUs,
    questions: questions.items,
    mapsUrl: set.mapsUrl,
    offer: toOffer(set),
  }
}

/** Omits blurred placeholders: they hardly compress, and these are all below the first screen. */
const withoutBlur = (card: CardData): CardData => ({
  ...card,
  image: card.image && withoutBlurredImage(card.image),
})

export type HomeData = Awaited<ReturnType<typeof loadHome>>
