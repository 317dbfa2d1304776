import { Link } from 'react-router'
import type { WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText } from '../dates.ts'
import { TextLink } from '../links/text-link.tsx'
import { comparedText, enquiriesFrom } from './period.ts'

type Week = WireEnquirySummary['byWeek'][number]

interface Props {
  weeks: Week[]
  before: number
}

/** With more bars than this, each is too narrow for a number above it. */
const maxNumbered = 12

/** One bar per week, the last one ending today; a table below has the same numbers. */
export function WeekChart({ weeks, before }: Props) {
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  const shown = sinceFirst(weeks, before)
  return (
    <figure className="flex grow flex-col">
      <figcaption className="mb-4">
        <TextLink size="line" to={enquiriesFrom(weeks[0]?.from ?? '')} className="font-semibold">
          {total} {total === 1 ? 'enquiry' : 'enquiries'} in {weeks.length} weeks
        </TextLink>
        , {comparedText(total, before, weeks.length)}.
      </figcaption>
      <Bars weeks={shown} />
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-muted">
        <span>{dayText(shown[0]?.from ?? '')}</span>
        <span>today</span>
      </p>
      <WeekTable weeks={shown} />
    </figure>
  )
}

/** With fewer bars than this, they would be too wide. */
const minBars = 4

/** Without the weeks before the first enquiry, if earlier periods have none either. */
export function sinceFirst(weeks: Week[], before: number): Week[] {
  const first = before > 0 ? 0 : weeks.findIndex(({ count }) => count > 0)
  return weeks.slice(Math.min(first < 0 ? weeks.length : first, weeks.length - minBars))
}

function Bars({ weeks }: { weeks: Week[] }) {
  const maxCount = Math.max(1, ...weeks.map(({ count }) => count))
  const isNumbered = weeks.length <= maxNumbered
  return (
    <div
      aria-hidden
      className={`flex h-36 grow items-end border-b border-line-strong ${isNumbered ? 'gap-1.5' : 'gap-px'}`}
    >
      {weeks.map(({ from, count }, at) => (
        <div key={from} className="flex h-full min-w-0 grow flex-col justify-end text-center">
          {isNumbered && <span className="text-xs text-ink-muted tabular-nums">{count || ''}</span>}
          <div
            className={`rounded-t-sm ${at === weeks.length - 1 ? 'bg-accent' : 'bg-primary'}`}
            style={{ height: `${(count / maxCount) * 82}%` }}
          />
        </div>
      ))}
    </div>
  )
}

function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-9 cursor-pointer content-center text-link pointer-coarse:min-h-11">
        Show as table
      </summary>
      <table className="mt-2 w-full max-w-xs">
        <thead className="text-left text-ink-muted">
          <tr>
            <th scope="col">Week from</th>
            <th scope="col" className="text-right">
              Enquiries
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, count }) => (
            <tr key={from} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal pointer-coarse:py-0">
                <Link
                  to={enquiriesFrom(from, 7)}
                  className="inline-flex items-center text-link underline pointer-coarse:min-h-11"
                >
                  {dayText(from)}
                </Link>
              </th>
              <td className="text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
