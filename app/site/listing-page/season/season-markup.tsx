import { renderToStaticMarkup } from 'react-dom/server'
import { href } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { AnyListing, Listing } from '#catalogue/kinds.ts'
import { domainContext, type ListingRequest } from '../../../domain.ts'
import { type Season, seasonOf } from './season-words.ts'

/**
 * Calendar entries during the trip, with a link to road conditions, as markup; blank if neither
 * applies.
 */
export async function seasonMarkup(
  { context }: Pick<ListingRequest, 'context'>,
  listing: AnyListing,
): Promise<string> {
  const { calendar } = context.get(domainContext).conditions
  const season = isTrip(listing)
    ? seasonOf(listing, await calendar.every(), todayInKolkata())
    : undefined
  const isMet = season !== undefined && season.months.length + season.dates.length > 0
  if (!isMet && (listing.destinations ?? []).length === 0) return ''
  return renderToStaticMarkup(<SeasonSection season={isMet ? season : undefined} />)
}

const isTrip = (listing: AnyListing): listing is Listing<'TravelPackage'> =>
  listing.kind === 'TravelPackage'

const roads = (
  <a href={href('/roads')} className="link">
    How roads and places are now
  </a>
)

function SeasonSection({ season }: { season?: Season }) {
  if (!season) return <p className="detail-section">{roads}</p>
  return (
    <section id="season" className="detail-section">
      <h2 className="text-2xl">The season</h2>
      <Lines lead="In the best months for it:" lines={season.months} />
      <Lines lead="On its next dates:" lines={season.dates} />
      <p className="text-sm text-ink-muted">
        This is the usual pattern; snow and blossom keep no timetable. {roads}
      </p>
    </section>
  )
}

const Lines = ({ lead, lines }: { lead: string; lines: string[] }) =>
  lines.length > 0 && (
    <div>
      <p>{lead}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
