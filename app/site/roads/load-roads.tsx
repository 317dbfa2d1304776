import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { dayAround, nextEnd } from '#catalogue/conditions/shown-at.ts'
import { domainContext } from '../../domain.ts'
import { bundledImage } from '../media/bundled-image.ts'
import { attempt } from '../sections/attempt.ts'
import { monthsOfYear } from './months.ts'
import { roadWarning } from './road-words.ts'
import { RoadsBody } from './roads-body.tsx'

type Context = Readonly<RouterContextProvider>

/** Another build may render the same data differently. */
const startedAt = Date.now()

/** The page as markup, when to refresh it, and when it last changed. */
export async function loadRoads(context: Context) {
  const now = new Date()
  const { conditions, settings } = context.get(domainContext)
  const [known, entries, { phone }] = await Promise.all([
    conditions.shown(now, { worded: true }),
    conditions.calendar.every(),
    settings.read(),
  ])
  const { from, to } = dayAround(now)
  const changedAt = await conditions.changedAt(
    { conditions: known, entries, kinds: ['Condition', 'CalendarEntry', 'Setting'] },
    now,
  )
  return {
    html: renderToStaticMarkup(
      <RoadsBody
        conditions={known}
        entries={entries}
        months={monthsOfYear(entries).map(({ picture, ...month }) => ({
          ...{ ...month, image: picture && bundledImage(context, picture) },
        }))}
        now={now}
        phone={phone}
      />,
    ),
    until: (nextEnd(known, now) ?? to).getTime(),
    changedAt: new Date(Math.max(changedAt.getTime(), from.getTime(), startedAt)),
  }
}

/** A line about closed and restricted roads; undefined if there are none or loading fails. */
export async function loadRoadWarning(context: Context): Promise<{ roads?: string }> {
  const now = new Date()
  const { conditions } = context.get(domainContext)
  const read = () => conditions.shown(now, { staleAllowed: true })
  const text = roadWarning((await attempt('the roads for the home page', read)) ?? [], now)
  return text ? { roads: text } : {}
}
