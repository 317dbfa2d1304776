import { ConciergeBell, ExternalLink } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '../media/picture.tsx'
import type { Hotel } from './room.ts'

/** A hotel's location and services, as server-rendered markup without scripts. */
export const aroundMarkup = ({ description, parts }: Pick<Hotel, 'description' | 'parts'>) =>
  renderToStaticMarkup(
    <>
      <Location address={description} />
      <Services services={parts.services} />
    </>,
  )

const search = 'https://www.google.com/maps/search/?api=1&query='

/** The address as a link to a map search. */
function Location({ address }: { address: string }) {
  return (
    <section id="location" className="detail-section">
      <h2 className="text-2xl">Location</h2>
      <p>
        <a
          href={search + encodeURIComponent(address)}
          target="_blank"
          rel="noopener"
          className="link"
        >
          {address}
          <ExternalLink aria-hidden size={16} className="ml-1.5 inline align-[-0.1em]" />
          <span className="sr-only"> (map, opens in a new tab)</span>
        </a>
      </p>
    </section>
  )
}

/** The hotel's services; nothing if there are none. */
function Services({ services }: { services: Hotel['parts']['services'] }) {
  if (services.length === 0) return null
  return (
    <section id="services" className="detail-section">
      <h2 className="text-2xl">Services</h2>
      <ul className="services">
        {services.map(({ id, title, description, images: [icon] }) => (
          <li key={id}>
            <div className="service-icon">
              {icon ? (
                <Picture image={{ ...icon, alt: '' }} sizes="4.5rem" />
              ) : (
                <ConciergeBell aria-hidden size={36} />
              )}
            </div>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
