import { BookNow } from '../booking/book-now.tsx'
import { useBooking } from '../booking/booking.tsx'
import type { ShownListing } from '../listing/load-listing.ts'
import { taxNotes } from '../shell/legal-lines.tsx'
import { useSite } from '../site.ts'
import { CallLink, WhatsappLink } from './contact-links.tsx'
import { Price } from './price.tsx'

interface Props {
  listing: Pick<ShownListing, 'kind' | 'title' | 'path' | 'price' | 'oldPrice' | 'priceUnit'>
  /** More lines below the price, on wide screens. */
  children?: React.ReactNode
}

/** The price and the ways to book: beside the text, on a phone at the bottom of the screen. */
export function ContactBar({ listing, children }: Props) {
  const { taxIncluded } = useSite()
  const { dates } = useBooking()
  return (
    <aside aria-label="Price and booking" className="contact-bar">
      <div className="contact-bar-price">
        <Price listing={listing} className="text-lg lg:text-3xl" />
        <div className="hidden text-sm text-ink-muted lg:block">
          {taxNotes[taxIncluded]}
          {children}
        </div>
      </div>
      <BookNow />
      <WhatsappLink about={{ ...listing, dates }} className="button button-quiet" />
      <CallLink about={listing} className="button button-quiet" />
    </aside>
  )
}
