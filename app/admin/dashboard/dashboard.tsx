import { href, Link } from 'react-router'
import type { WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import type { WireMailQueue } from '#server/api/operations/mail-routes.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import type { WireMe, WireUser } from '#server/api/users/user-schemas.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readOrThrow, requireToken } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/dashboard'
import { MostAsked } from './most-asked.tsx'
import { periodTexts, readWeeks } from './period.ts'
import { SiteHealth } from './site-health.tsx'
import { Tasks } from './tasks.tsx'
import { Unfinished } from './unfinished.tsx'
import { WeekChart } from './week-chart.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const weeks = readWeeks(request.url)
  const [overview, summary, mail, pending] = await Promise.all([
    readOrThrow<WireOverview>(request, '/Overview'),
    readOrThrow<WireEnquirySummary>(request, `/Enquiry/summary?weeks=${weeks}`),
    readOrThrow<WireMailQueue>(request, '/Mail'),
    countPending(request),
  ])
  return { overview, summary, mail, pending, weeks }
}

/** Accounts that wait for approval, which only owners may see. */
async function countPending(request: Request): Promise<number> {
  const { data: me } = await read<WireMe>(request, '/User/me')
  if (me?.role !== 'owner') return 0
  const { data } = await read<WireList<WireUser>>(request, '/User')
  return data?.$values.filter(({ status }) => status === 'pending').length ?? 0
}

/** What needs doing, what sells, what is unfinished, how the site is doing. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { overview, summary, mail, pending, weeks } = loaderData
  return (
    <ScreenFrame title="Dashboard">
      <Tasks summary={summary} mail={mail} pending={pending} />
      <PeriodChoice weeks={weeks} />
      <div className="grid gap-6 xl:grid-cols-2">
        <Panel heading="Enquiries by week">
          <WeekChart weeks={summary.byWeek} before={summary.before} />
          <TapsLine taps={summary.taps} />
        </Panel>
        <Panel heading="Most enquired about">
          <MostAsked summary={summary} />
        </Panel>
        <Panel heading="Catalogue">
          <Unfinished kinds={overview.kinds} />
        </Panel>
        <Panel heading="Site health">
          <SiteHealth mail={mail} overview={overview} />
        </Panel>
      </div>
    </ScreenFrame>
  )
}

/** Taps are no enquiries: they stand beside the chart and not in it. */
function TapsLine({ taps }: { taps: number }) {
  if (taps === 0) return null
  return (
    <p className="mt-3 text-sm text-ink-muted">
      <Link to={`${href('/admin/enquiries')}?taps=yes`} className="text-link underline">
        {taps} WhatsApp or call {taps === 1 ? 'tap' : 'taps'}
      </Link>{' '}
      not followed up (90 days)
    </p>
  )
}

/** How far back the charts go; stands in the address. */
function PeriodChoice({ weeks }: { weeks: number }) {
  return (
    <Tabs label="Period of the charts" className="sm:w-md">
      {periodTexts.map((period) => (
        <Tab
          key={period.weeks}
          to={period.to}
          replace
          preventScrollReset
          current={period.weeks === weeks && 'true'}
        >
          {period.text}
        </Tab>
      ))}
    </Tabs>
  )
}
