import type { CalendarEntry } from '#catalogue/conditions/calendar-entry.ts'
import { seasonText } from '#catalogue/local-costs/season.ts'
import { bandsOf, monthLetters } from './bands.ts'

interface Props {
  entries: CalendarEntry[]
}

/** Yearly entries, in words and as bands of the year. */
export function CalendarBands({ entries }: Props) {
  return (
    <ul className="mt-6">
      {entries.map((entry) => (
        <li key={entry.id} className="year-entry">
          <div className="min-w-0">
            <h3 className="text-lg">{entry.title}</h3>
            {entry.place && <p className="text-sm text-ink-muted">{entry.place}</p>}
          </div>
          <div className="min-w-0">
            <Year entry={entry} />
            <p className="mt-2">
              {seasonText({ seasonFrom: entry.from, seasonTo: entry.to })}
              {entry.note && <span className="block text-sm text-ink-muted">{entry.note}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Year({ entry }: { entry: CalendarEntry }) {
  return (
    <div className="year-bar" aria-hidden>
      {monthLetters.map((letter, at) => (
        <span key={`${letter}${at.toString()}`}>{letter}</span>
      ))}
      {bandsOf(entry).map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </div>
  )
}
