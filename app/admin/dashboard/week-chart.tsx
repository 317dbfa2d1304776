import { dayText } from '../dates.ts'

interface Week {
  /** The day on which it begins: 2026-12-18. */
  from: string
  count: number
}

/** A bar a week, the last one ending today; the same numbers stand in a table below. */
export function WeekChart({ weeks }: { weeks: Week[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return (
    <figure>
      <figcaption className="mb-4">{comparison(weeks)}</figcaption>
      <div aria-hidden className="flex h-36 items-end gap-1.5 border-b border-line-strong">
        {weeks.map(({ from, count }, at) => (
          <div key={from} className="flex h-full min-w-0 grow flex-col justify-end text-center">
            <span className="text-xs text-ink-muted tabular-nums">{count || ''}</span>
            <div
              className={`rounded-t-sm ${at === weeks.length - 1 ? 'bg-accent' : 'bg-primary'}`}
              style={{ height: `${(count / most) * 82}%` }}
            />
          </div>
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-muted">
        <span>{dayText(weeks[0]?.from ?? '')}</span>
        <span>today</span>
      </p>
      <WeekTable weeks={weeks} />
    </figure>
  )
}

function comparison(weeks: Week[]): string {
  const [before, last] = [weeks.at(-2)?.count ?? 0, weeks.at(-1)?.count ?? 0]
  const now = `${last} in the last 7 days`
  if (last === before) return `${now}, as many as in the 7 before.`
  const difference = Math.abs(last - before)
  return `${now}, ${difference} ${last > before ? 'more' : 'fewer'} than in the 7 before.`
}

function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-1 text-link">As a table</summary>
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
              <th scope="row" className="py-1 text-left font-normal">
                {dayText(from)}
              </th>
              <td className="text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
