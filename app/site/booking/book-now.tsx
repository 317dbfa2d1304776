import { EnhancedLink } from '../../ui/enhanced-link.tsx'
import { useBooking } from './booking.tsx'

interface Props {
  className?: string
  /** Added to the button's label, if there are several buttons. */
  about?: string
}

/** Toggles the form; without scripts the fragment opens it. */
export function BookNow({ className = 'button button-accent', about }: Props) {
  const { open, toggle, answer } = useBooking()
  // After an inquiry was sent, the fragment shows its confirmation.
  const href = answer?.reference ? '?book#book' : '#book'

  return (
    <EnhancedLink href={href} instead={toggle} className={className} aria-expanded={open}>
      Book Now
      {about && <span className="sr-only"> {about}</span>}
    </EnhancedLink>
  )
}
