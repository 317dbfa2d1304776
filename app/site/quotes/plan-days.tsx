import { shortDay } from '#catalogue/dates/day-words.ts'
import { datedDays } from '#catalogue/quotes/words.ts'
import { Markdown } from '../listing-page/markdown.tsx'
import { Picture } from '../media/picture.tsx'
import type { ShownQuote } from './load-quote.ts'

/** The days with their pictures; nothing if there are none. */
export function PlanDays({ quote: { version, pictures } }: { quote: ShownQuote }) {
  const days = datedDays(version)
  if (days.length === 0) return null
  return (
    <section className="detail-section" aria-labelledby="days-title">
      <h2 id="days-title" className="text-2xl">
        Day by day
      </h2>
      <ol className="quote-days">
        {days.map(({ id, day, date, place, title, text, picture }) => {
          const image = picture && pictures[picture.path]
          return (
            <li key={id}>
              {image && (
                <Picture
                  image={{ ...image, alt: picture.alt || image.alt }}
                  sizes="(min-width: 48rem) 20rem, 92vw"
                />
              )}
              <div>
                <p className="day-number">
                  Day {day}, {shortDay(date)}
                  {place && ` · ${place}`}
                </p>
                <h3 className="text-lg" dir="auto">
                  {title}
                </h3>
                <div className="prose" dir="auto">
                  <Markdown text={text} under={3} />
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
