import type { CalendarEntry } from '#catalogue/conditions/calendar-entry.ts'
import { monthNames } from '#catalogue/dates/month-names.ts'
import { seasonText } from '#catalogue/local-costs/season.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { Picture } from '../media/picture.tsx'
import { bandsOf, monthLetters } from './bands.ts'
import type { Month } from './months.ts'

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

export interface ShownMonth extends Omit<Month, 'picture'> {
  image?: Image
}

/** Two on phones, six if there is space. */
const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 11rem), 1fr))' }

/** Month by month, pictures of seasonal entries. */
export function MonthPictures({ months }: { months: ShownMonth[] }) {
  return (
    <>
      <h3 className="mt-10 text-2xl">Month by month</h3>
      <ol className="year-months mt-4 grid gap-4" style={columns}>
        {months.map(({ month, titles, image }) => (
          <li key={month}>
            {image && (
              <Picture
                image={{ ...image, blur: '' }}
                sizes="(min-width: 64rem) 12rem, 45vw"
                widest={400}
                className="overflow-hidden rounded-lg"
              />
            )}
            <h4 className="font-semibold">{monthNames[month - 1]}</h4>
            <p className="text-sm text-ink-muted">{titles.join(', ')}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
