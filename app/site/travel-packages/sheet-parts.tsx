import { costsLead, costsTitle } from '#catalogue/local-costs/cost-words.ts'
import type { Day } from '../listing-page/days.tsx'
import { Markdown } from '../listing-page/markdown.tsx'
import type { TripFact } from './trip-story.ts'

interface TextProps {
  title: string
  text: string
}

export function SheetText({ title, text }: TextProps) {
  if (text.trim() === '') return null
  return (
    <section>
      <h2>{title}</h2>
      <Markdown text={text} />
    </section>
  )
}

interface ListProps {
  title: string
  items: string[]
  empty?: string
}

export const SheetList = ({ title, items, empty }: ListProps) => (
  <section>
    <h2>{title}</h2>
    {items.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul>
        {[...new Set(items)].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </section>
)

export const SheetFacts = ({ facts }: { facts: TripFact[] }) =>
  facts.map(({ name, text }) => (
    <p key={name}>
      <strong>{name}:</strong> {text}
    </p>
  ))

export interface SheetPlace {
  title: string
  lines: string[]
}

/** Local costs by place. */
export function SheetCosts({ places }: { places: SheetPlace[] }) {
  if (places.length === 0) return null
  return (
    <section>
      <h2>{costsTitle}</h2>
      <p>{costsLead}</p>
      {places.map(({ title, lines }) => (
        <div key={title} className="mt-2">
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

export function SheetDays({ days }: { days: Day[] }) {
  if (days.length === 0) return null
  const inOrder = days.toSorted((a, b) => a.dayNumber - b.dayNumber)
  return (
    <section>
      <h2>Day Wise Itinerary</h2>
      <ol className="sheet-days">
        {inOrder.map(({ id, dayNumber, title, details }) => (
          <li key={id}>
            <h3>
              Day {dayNumber}: {title}
            </h3>
            <Markdown text={details} under={3} />
          </li>
        ))}
      </ol>
    </section>
  )
}
