import { SiteLink } from '../../ui/site-link.tsx'

/** Labels of the section links, by id; missing sections have none. */
export type SectionLabels = Record<string, string | false | undefined>

interface Props {
  sections: SectionLabels
  aside: React.ReactNode
  lead?: React.ReactNode
  children: React.ReactNode
}

/** The sections of a listing next to its price: a card on wide screens, a bar at the bottom of phones. */
export function DetailColumns({ sections, aside, lead, children }: Props) {
  return (
    <div className="page with-aside">
      <div className="min-w-0">
        {lead}
        <nav aria-label="On this page" className="section-links">
          {Object.entries({ ...sections, booking: 'Book' }).map(
            ([id, label]) =>
              label && (
                <SiteLink key={id} to={`#${id}`}>
                  {label}
                </SiteLink>
              ),
          )}
        </nav>
        {children}
      </div>
      {aside}
    </div>
  )
}
