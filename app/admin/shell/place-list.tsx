import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { EnquiryCounts } from '../arrivals/enquiry-count.tsx'
import { enquiries, type Group, isAt, type Place } from './navigation.ts'

export const rowClass =
  'flex min-h-8 pointer-coarse:min-h-11 grow items-center gap-3 rounded-lg px-3 py-1 text-sm font-medium text-ink hover:bg-surface-3 [&.pending]:bg-surface-3 aria-[current=page]:bg-primary aria-[current=page]:text-on-primary'

interface Props extends Group {
  headingClass?: string
  listClass?: string
  /** Whether parts are always shown. */
  showsParts?: boolean
}

/** A group of screens; those of a kind's parts are listed under the kind. */
export function PlaceList({ heading, places, headingClass = '', listClass, showsParts }: Props) {
  const headingId = useId()
  return (
    <div>
      <p
        id={headingId}
        className={`px-3 pb-0.5 text-xs font-semibold tracking-wider text-ink-muted uppercase ${headingClass}`}
      >
        {heading}
      </p>
      <ul aria-labelledby={headingId} className={listClass}>
        {places.map((place) => (
          <li key={place.to}>
            {place.parts ? (
              <WithParts place={place} parts={place.parts} showsParts={showsParts} />
            ) : (
              <PlaceLink place={place} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const PlaceLink = ({ place: { to, text, Icon } }: { place: Place }) => (
  <NavLink to={to} className={rowClass}>
    <Icon aria-hidden className="size-4.5 shrink-0" /> {text}
    {to === enquiries.to && <EnquiryCounts />}
  </NavLink>
)

interface WithPartsProps {
  place: Place
  parts: Place[]
  showsParts?: boolean
}

function WithParts({ place, parts, showsParts }: WithPartsProps) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<boolean>()
  const listId = useId()
  const isOpen = showsParts || (opened ?? isAt(pathname, place))
  return (
    <>
      <div className="flex gap-0.5">
        <PlaceLink place={place} />
        {!showsParts && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpened(!isOpen)}
            className="flex w-8 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-muted hover:bg-surface-3 hover:text-ink pointer-coarse:w-11"
          >
            <ChevronDown
              aria-hidden
              className={`size-4 transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
            />
            <span className="sr-only">Parts of {place.text}</span>
          </button>
        )}
      </div>
      <ul id={listId} hidden={!isOpen} className="ml-5 border-l border-line-strong pl-1.5">
        {parts.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} className={rowClass}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}
