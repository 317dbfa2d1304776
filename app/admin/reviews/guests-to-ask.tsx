import { Copy, Mail, MessageCircle } from 'lucide-react'
import type { WireDueReview } from '#server/api/reviews/review-routes.ts'
import { dayText } from '../dates.ts'
import { Button } from '../ui/button.tsx'
import { useAsking } from './use-asking.ts'

/** Guests whose trip is over and who were not asked yet. */
export function GuestsToAsk({ due }: { due: WireDueReview[] }) {
  const { ask, isBusy, notice } = useAsking()
  return (
    <>
      {notice}
      <ul>
        {due.map((trip) => (
          <li
            key={trip.quoteId}
            className="flex flex-wrap items-center gap-3 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold wrap-anywhere">{trip.guestName}</p>
              <p className="text-sm text-ink-muted">
                {trip.reference}, home since {dayText(trip.lastDay)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button disabled={isBusy} onClick={() => ask(trip, 'whatsapp')}>
                <MessageCircle aria-hidden className="size-4.5" /> WhatsApp
                <span className="sr-only"> {trip.guestName}</span>
              </Button>
              {trip.email && (
                <Button disabled={isBusy} onClick={() => ask(trip, 'mail')}>
                  <Mail aria-hidden className="size-4.5" /> Mail
                  <span className="sr-only"> {trip.guestName}</span>
                </Button>
              )}
              <Button disabled={isBusy} onClick={() => ask(trip, 'link')}>
                <Copy aria-hidden className="size-4.5" /> Copy link
                <span className="sr-only"> for {trip.guestName}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
