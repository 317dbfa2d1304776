import { EnhancedLink } from '../../ui/enhanced-link.tsx'
import { useBooking } from './booking.tsx'

interface Props {
  className?: string
  /** Said after the words on the button, where there are several. */
  about?: string
}

/** Opens and closes the form; without scripts the fragment opens it. */
export function BookNow({ className = 'button button-accent', about }: Props) {
  const { open, toggle, answer } = useBooking()
  // After an inquiry was kept, the fragment is the place of what was said.
  const href = answer?.reference ? '?book#book' : '#book'

  return (
    <EnhancedLink href={href} instead={toggle} className={className} aria-expanded={open}>
      Book Now
      {about && <span className="sr-only"> {about}</span>}
    </EnhancedLink>
  )
}
