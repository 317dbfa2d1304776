import type { FormName } from '#catalogue/enquiries/enquiry.ts'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'
import { EnquiryForm } from '../forms/enquiry-form.tsx'
import type { FieldSpec } from '../forms/field.tsx'
import { Sent } from '../forms/sent.tsx'
import type { ChatAbout } from '../listing-page/whatsapp.ts'
import { BookNow } from './book-now.tsx'
import { useBooking } from './booking.tsx'
import { bookingFields } from './booking-fields.ts'
import { StayLength } from './stay-length.tsx'

interface Props {
  about: ChatAbout
  today: string
  title?: string
  name?: Extract<FormName, 'booking' | 'hotel' | 'room'>
  /** What is booked, shown above the fields: hotel and room. */
  children?: React.ReactNode
  /** The fixed dates to choose from. */
  departure?: FieldSpec
  /** After the fields. */
  behind?: React.ReactNode
}

/** The result of an inquiry. */
export const howItWorks =
  'Send us your dates. You get a written plan with its price before anything is booked; this site takes no payment.'

/** The booking section of a listing: the button, the form, and the confirmation. */
export function BookingSection({ about, title = 'Book this trip', ...form }: Props) {
  const { today, name = 'booking', children, departure, behind } = form
  const { open, close, answer, saved, place } = useBooking()
  const sent = answer?.reference !== undefined

  return (
    <section
      ref={place}
      id="booking"
      className="detail-section booking"
      aria-labelledby="booking-title"
    >
      <h2 id="booking-title" tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {sent ? (
        <Sent id="book" answer={answer} about={about} />
      ) : (
        <p className="text-ink-muted">{howItWorks}</p>
      )}
      <div
        id={sent ? undefined : 'book'}
        className="by-target booking-form"
        data-open={open || undefined}
      >
        <EnquiryForm
          key={saved}
          lead={children}
          name={name}
          fields={bookingFields(today, departure)}
          send="Send booking enquiry"
          answer={sent ? undefined : answer}
          action={`${about.path}#book`}
        >
          <StayLength />
          {behind}
        </EnquiryForm>
        <EnhancedLink href="#booking" instead={close} className="link self-start">
          Close the form
        </EnhancedLink>
      </div>
      <BookNow className={`button button-accent self-start ${open ? 'hidden' : 'by-target-off'}`} />
    </section>
  )
}
