import { Markdown } from './markdown.tsx'

export interface Day {
  id: number
  dayNumber: number
  title: string
  details: string
}

interface Props {
  days: Day[]
  title?: string
  id?: string
}

/** The days as a timeline, the first one open; nothing if there are none. */
export function Days({ days, title = 'Day Wise Itinerary', id = 'itinerary' }: Props) {
  if (days.length === 0) return null
  const inOrder = [...days].sort((a, b) => a.dayNumber - b.dayNumber)
  return (
    <section id={id} className="detail-section">
      <h2 className="text-2xl">{title}</h2>
      <ol className="days">
        {inOrder.map(({ id, dayNumber, title, details }, index) => (
          <li key={id}>
            <details open={index === 0} className="unfolds">
              <summary>
                <span className="day-number">Day {dayNumber}</span>
                <span className="day-title">{title}</span>
              </summary>
              <div className="prose">
                <Markdown text={details} under={3} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
