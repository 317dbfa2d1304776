import { Link } from 'react-router'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { EnquirySummary } from '../enquiries/wire-enquiry.ts'

interface Props {
  listings: EnquirySummary['byListing']
  /** How many weeks were counted. */
  weeks: number
}

/** The listings that visitors wrote about, each leading to what they wrote. */
export function MostAsked({ listings, weeks }: Props) {
  if (listings.length === 0) {
    return (
      <p className="text-ink-muted">Nobody has asked about a listing in the last {weeks} weeks.</p>
    )
  }
  const most = Math.max(...listings.map(({ count }) => count))
  return (
    <>
      <p className="mb-3">Enquiries of the last {weeks} weeks.</p>
      <table className="w-full table-fixed text-sm">
        <colgroup>
          <col />
          <col className="w-10" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Listing</span>
            </th>
            <th scope="col">
              <span className="sr-only">Enquiries</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {listings.map(({ listingId, kind, title, count }) => (
            <tr key={listingId}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                <Link
                  to={`/admin/enquiries?status=all&listingId=${listingId}`}
                  className="block truncate font-medium text-link underline"
                >
                  {title}
                </Link>
                <span className="text-xs text-ink-muted">{kindOf(kind as KindName).noun}</span>
                <span
                  aria-hidden
                  className="mt-1 block h-1.5 rounded-full bg-primary"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </th>
              <td className="py-1.5 text-right align-top font-semibold tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
