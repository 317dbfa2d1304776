import { isOnRequest } from '#catalogue/prices/price.ts'
import { BookNow } from '../booking/book-now.tsx'
import { useBooking } from '../booking/booking.tsx'
import { CallLink, WhatsappLink } from './contact-links.tsx'
import { Price } from './listing-price.tsx'
import type { ShownListing } from './load-listing.ts'
import { howToAsk, isLong } from './price-text.ts'

interface Props {
  listing: Pick<ShownListing, 'kind' | 'title' | 'path' | 'price' | 'oldPrice' | 'priceUnit'>
}

/** The price and contact links: next to the text, on phones at the bottom of the screen. */
export function ContactBar({ listing }: Props) {
  const { dates, open } = useBooking()
  const long = isLong(listing.price) || undefined
  return (
    <aside aria-label="Price and booking" className="contact-bar" data-long={long}>
      <div className="contact-bar-price">
        <Price listing={listing} className={long ? 'text-lg' : 'text-lg lg:text-3xl'} />
        {isOnRequest(listing) && <p className="text-xs text-ink-muted lg:text-sm">{howToAsk}</p>}
      </div>
      <BookNow className={open ? 'button border-line-strong bg-surface-2' : undefined} />
      <WhatsappLink about={{ ...listing, dates }} className="button button-quiet" />
      <CallLink about={listing} className="button button-quiet" />
    </aside>
  )
}
