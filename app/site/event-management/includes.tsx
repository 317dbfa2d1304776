import { Check } from 'lucide-react'
import { createElement } from 'react'
import type { Drawing } from './drawing.server.ts'

interface Props {
  includes: { id: number; title: string; description: string; icon: string }[]
  /** Drawings of named icons. */
  drawings: Record<string, Drawing>
}

/** The inclusions of an event; nothing if there are none. */
export function Includes({ includes, drawings }: Props) {
  if (includes.length === 0) return null
  return (
    <section id="includes" className="detail-section">
      <h2 className="text-2xl">Package Includes</h2>
      <ul className="includes">
        {includes.map(({ id, title, description, icon }) => (
          <li key={id}>
            <span className="includes-icon">
              <Sign icon={icon} drawing={drawings[icon]} />
            </span>
            <div>
              <h3 className="font-sans font-semibold [letter-spacing:normal]">{title}</h3>
              <p className="text-ink-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const size = 24

/** A picture if the icon is a URL, else the named drawing, else a tick. */
function Sign({ icon, drawing }: { icon: string; drawing?: Drawing }) {
  if (/^(https:\/)?\/[^/\\]/.test(icon)) {
    return (
      <img
        src={icon}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )
  }
  if (!drawing) return <Check aria-hidden size={size} />
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawing.map(([element, attributes]) => createElement(element, attributes))}
    </svg>
  )
}
