import { Picture } from '../media/picture.tsx'
import { Mark } from '../shell/logo.tsx'
import type { Hotel } from './room.ts'

/** What the hotel offers beside its rooms; nothing where it names nothing. */
export function Services({ services }: { services: Hotel['parts']['services'] }) {
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
                <Mark className="h-9 w-auto" />
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
