import { read, requireToken } from '../api/guard.ts'
import type { WireList } from '../api/wire.ts'
import type { EnquirySummary } from '../enquiries/wire-enquiry.ts'
import type { MailQueue } from '../mail/wire-mail.ts'
import { Failure } from '../shell/failure.tsx'
import type { Me } from '../shell/me.ts'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import type { WireUser } from '../users/user-row.tsx'
import type { Route } from './+types/dashboard'
import { MostAsked } from './most-asked.tsx'
import { readWeeks } from './period.ts'
import { PeriodChoice } from './period-choice.tsx'
import { SiteHealth } from './site-health.tsx'
import { TapsLine } from './taps-line.tsx'
import { Tasks } from './tasks.tsx'
import { Unfinished } from './unfinished.tsx'
import { WeekChart } from './week-chart.tsx'
import type { Overview } from './wire-overview.ts'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const weeks = readWeeks(request.url)
  const [overview, summary, mail, pending] = await Promise.all([
    read<Overview>(request, '/Overview'),
    read<EnquirySummary>(request, `/Enquiry/summary?weeks=${weeks}`),
    read<MailQueue>(request, '/Mail'),
    countPending(request),
  ])
  for (const { problem } of [overview, summary, mail]) if (problem) throw new Error(problem.Error)
  return { overview: overview.data, summary: summary.data, mail: mail.data, pending, weeks }
}

/** Accounts that wait for approval, which only owners may see. */
async function countPending(request: Request): Promise<number> {
  const { data: me } = await read<Me>(request, '/User/me')
  if (me?.role !== 'owner') return 0
  const { data } = await read<WireList<WireUser>>(request, '/User')
  return data?.$values.filter(({ status }) => status === 'pending').length ?? 0
}

/** What needs doing, what sells, what is unfinished, how the site is doing. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { overview, summary, mail, pending, weeks } = loaderData
  return (
    <ScreenFrame title="Dashboard">
      {summary && mail && <Tasks summary={summary} mail={mail} pending={pending} />}
      {summary && <PeriodChoice weeks={weeks} />}
      <div className="grid gap-6 xl:grid-cols-2">
        {summary && (
          <>
            <Panel heading="Enquiries by week">
              <WeekChart weeks={summary.byWeek} before={summary.before} />
              <TapsLine taps={summary.taps} />
            </Panel>
            <Panel heading="Most enquired about">
              <MostAsked summary={summary} />
            </Panel>
          </>
        )}
        {overview && (
          <Panel heading="Catalogue">
            <Unfinished kinds={overview.kinds} />
          </Panel>
        )}
        {overview && mail && (
          <Panel heading="Site health">
            <SiteHealth mail={mail} overview={overview} />
          </Panel>
        )}
      </div>
    </ScreenFrame>
  )
}
