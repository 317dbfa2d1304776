import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { dayAround, nextEnd } from '#catalogue/conditions/shown-at.ts'
import { domainContext } from '../../domain.ts'
import { bundledImage } from '../media/bundled-image.ts'
import { attempt } from '../sections/attempt.ts'
import { monthsOfYear } from './months.ts'
import { trouble } from './road-words.ts'
import { RoadsBody } from './roads-body.tsx'

type Context = Readonly<RouterContextProvider>

/** A new build may show the same in another way. */
const startedAt = Date.now()

/** The page as markup, when it is to be asked for again, and when it last was another one. */
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

/** A line about what is closed or restricted; absent where nothing is, or nobody can tell. */
export async function loadTrouble(context: Context): Promise<{ roads?: string }> {
  const now = new Date()
  const { conditions } = context.get(domainContext)
  const read = () => conditions.shown(now, { mayStandIn: true })
  const text = trouble((await attempt('the roads for the home page', read)) ?? [], now)
  return text ? { roads: text } : {}
}
