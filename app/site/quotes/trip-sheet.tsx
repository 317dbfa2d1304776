import { href } from 'react-router'
import { emergencyNumber, emergencyServices } from '#catalogue/quotes/trip/trip.ts'
import { FinishedMarkup } from '../listing-page/finished-markup.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { dial, useSite } from '../site.ts'
import type { ShownTrip } from './shown-trip.ts'

interface Props {
  trip: ShownTrip
  reference: string
}

/** The trip sheet of an accepted quote, also available offline and in print. */
export function TripSheet({ trip, reference }: Props) {
  return (
    <section className="detail-section" aria-labelledby="trip-title">
      <h2 id="trip-title" className="text-2xl">
        Your trip sheet
      </h2>
      <p className="text-ink-muted">
        As of {trip.asOf}.{' '}
        <span className="trip-kept">
          Once this phone has saved this page, it opens without a network too.
        </span>
      </p>
      <div className="trip">
        <Numbers {...trip} reference={reference} />
        <Stays stays={trip.stays} />
        <Places {...trip} />
      </div>
    </section>
  )
}

type NumbersProps = Pick<ShownTrip, 'phone' | 'whatsapp'> & Pick<Props, 'reference'>

function Numbers({ phone, whatsapp, reference }: NumbersProps) {
  const site = useSite()
  const chat = whatsappLink({ ...site, whatsappText: `About the trip ${reference}: ` })
  return (
    <div className="trip-numbers">
      <h3 className="text-lg">Numbers to call</h3>
      <p>
        <a href={dial(phone)} className="link">
          {phone}
        </a>
        <span className="text-sm text-ink-muted">
          {site.operatorName}. For your hotels and drivers too: call us, and we reach them.
        </span>
      </p>
      <p>
        <a href={chat} className="link">
          {whatsapp}
        </a>
        <span className="text-sm text-ink-muted">WhatsApp</span>
      </p>
      <p>
        <a href={dial(emergencyNumber)} className="link">
          {emergencyNumber}
        </a>
        <span className="text-sm text-ink-muted">{emergencyServices}</span>
      </p>
      <p className="text-sm text-ink-muted">
        Prepaid SIM cards of other states do not work in Jammu and Kashmir; postpaid ones do.
      </p>
    </div>
  )
}

function Stays({ stays }: Pick<ShownTrip, 'stays'>) {
  if (stays.length === 0) return null
  return (
    <div>
      <h3 className="text-lg">Where you stay</h3>
      <ol>
        {stays.map(({ id, text, when, house }) => (
          <li key={id}>
            <strong dir="auto">{text}</strong>
            <span className="text-sm text-ink-muted">{when}</span>
            {house && (
              <span className="text-sm" dir="auto">
                <a href={house.path} className="link">
                  {house.title}
                </a>
                {house.address && `, ${house.address}`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Places({ places, map }: Pick<ShownTrip, 'places' | 'map'>) {
  if (places.length === 0) return null
  return (
    <div className="trip-places">
      <h3 className="text-lg">Where you go</h3>
      <FinishedMarkup html={map} />
      <ol>
        {places.map(({ id, title, days, map }, at) => (
          <li key={id}>
            <span>
              {at + 1}. <strong>{title}</strong>
            </span>
            <span className="text-sm text-ink-muted">{days}</span>
            {map && (
              <a href={map} rel="noopener" className="link trip-way">
                Show on a map
                <span className="sr-only">: {title}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      <p>
        <a href={href('/roads')} className="link">
          Roads now
        </a>
      </p>
    </div>
  )
}
