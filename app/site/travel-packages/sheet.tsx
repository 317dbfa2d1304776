import { longDay } from '#catalogue/dates/day-words.ts'
import type { Listing } from '#catalogue/kinds.ts'
import { priceText, rupees } from '#catalogue/prices/money.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'
import { basisOf } from '../listing-page/listing-price.tsx'
import { howToAsk, oldPriceOf } from '../listing-page/price-text.ts'
import { useSite } from '../site.ts'
import type { QrCode } from './qr.server.ts'
import { SheetFooter, SheetHeader } from './sheet-ends.tsx'
import {
  SheetCosts,
  SheetDays,
  SheetFacts,
  SheetList,
  type SheetPlace,
  SheetText,
} from './sheet-parts.tsx'
import { factsOf, storyOf } from './trip-story.ts'

interface Props {
  page: {
    listing: Listing<'TravelPackage'> & { priceUnit: string }
    /** The printed URL, and its QR code. */
    printed: string
    qr: QrCode
    localCosts: SheetPlace[]
    /** The day in Kashmir, such as `2026-12-24`. */
    today: string
  }
}

/** The whole offer for print: everything unfolded, without controls. */
export function Sheet({ page: { listing, printed, qr, localCosts, today } }: Props) {
  const site = useSite()
  const old = oldPriceOf(listing, site.oldPriceMarkup)
  return (
    <article className="sheet">
      <SheetHeader qr={qr} address={printed} />
      <p className="sheet-duration">{listing.duration}</p>
      <h1 className="text-3xl">{listing.title}</h1>
      <p className="text-lg">{listing.description}</p>
      <p className="sheet-price">
        <strong>{priceText(listing.price)}</strong>{' '}
        {!isOnRequest(listing) && basisOf(site, listing)}
        {old !== undefined && (
          <>
            , <span className="sr-only">old price </span>
            <s>{rupees(old)}</s>
          </>
        )}
        <span>{isOnRequest(listing) ? howToAsk : `Price of ${longDay(today)}.`}</span>
      </p>
      <SheetText title="Overview" text={storyOf(listing)} />
      <SheetFacts facts={factsOf(listing)} />
      {listing.highlights.length > 0 && <SheetList title="Highlights" items={listing.highlights} />}
      <SheetDays days={listing.parts.dayWiseItinerary} />
      <div className="sheet-lists">
        <SheetList title="Inclusions" items={listing.inclusions} empty="No inclusions available" />
        <SheetList title="Exclusions" items={listing.exclusions} empty="No exclusions available" />
      </div>
      <SheetCosts places={localCosts} />
      <SheetText title="Payment terms" text={listing.paymentTerms} />
      <SheetText title="Cancellation policy" text={listing.cancellationPolicy} />
      <SheetFooter />
    </article>
  )
}
