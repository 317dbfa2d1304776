import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import { TextLink } from '../links/text-link.tsx'
import { enquiriesFrom } from './period.ts'

/** The most requested listings, each linked to its enquiries. */
export function MostRequested({ summary: { byListing, byWeek } }: { summary: WireEnquirySummary }) {
  const weeks = byWeek.length
  const since = byWeek[0]?.from ?? ''
  if (byListing.length === 0) {
    return <p className="text-ink-muted">No enquiries about a listing in the last {weeks} weeks.</p>
  }
  const max = Math.max(...byListing.map(({ count }) => count))
  return (
    <>
      <p className="mb-3">
        Last {weeks} weeks vs. the {weeks} before.
      </p>
      <table className="w-full table-fixed text-sm">
        <colgroup>
          <col />
          <col className="w-12 @sm:w-16" />
          <col className="w-12 @sm:w-16" />
        </colgroup>
        <thead className="text-right text-xs text-ink-muted">
          <tr>
            <th scope="col">
              <span className="sr-only">Listing</span>
            </th>
            <th scope="col" className="font-medium">
              Now
            </th>
            <th scope="col" className="font-medium">
              Before
            </th>
          </tr>
        </thead>
        <tbody>
          {byListing.map((listing) => (
            <Row key={listing.listingId} listing={listing} since={since} max={max} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface RowProps {
  listing: WireEnquirySummary['byListing'][number]
  since: string
  max: number
}

function Row({ listing, since, max }: RowProps) {
  const { listingId, kind, title, count, before } = listing
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-3 text-left font-normal">
        <span className="items-baseline gap-2 @sm:flex">
          <TextLink
            size="line"
            to={`${enquiriesFrom(since)}&listingId=${listingId}`}
            className="line-clamp-2 min-w-0 py-1 pointer-coarse:py-3 font-medium break-words"
          >
            {title}
          </TextLink>
          <span className="shrink-0 text-xs text-ink-muted">{kindOf(kind as KindName).noun}</span>
        </span>
        <span
          aria-hidden
          className="mt-1 block h-1.5 rounded-full bg-primary"
          style={{ width: `${(count / max) * 100}%` }}
        />
      </th>
      <td className="py-1.5 text-right align-top font-semibold tabular-nums">{count}</td>
      <td className="py-1.5 text-right align-top text-ink-muted tabular-nums">{before}</td>
    </tr>
  )
}
