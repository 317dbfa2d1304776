import { Link } from 'react-router'

interface Props {
  /** Sections of this page by their id, for the links above them. */
  sections: { id: string; label: string }[]
  aside: React.ReactNode
  /** Stands above the links. */
  lead?: React.ReactNode
  children: React.ReactNode
}

/** The sections of a listing beside its price: a card on wide screens, a bar at the bottom of a phone. */
export function DetailColumns({ sections, aside, lead, children }: Props) {
  return (
    <div className="page with-aside">
      <div className="min-w-0">
        {lead}
        <nav aria-label="On this page" className="section-links">
          {sections.map(({ id, label }) => (
            <Link key={id} to={`#${id}`}>
              {label}
            </Link>
          ))}
        </nav>
        {children}
      </div>
      {aside}
    </div>
  )
}
