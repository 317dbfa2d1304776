import { href, Link } from 'react-router'
import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import type { WireMailQueue } from '#server/api/operations/mail-routes.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import type { WireQuoteSummary } from '#server/api/quotes/quote-answer.ts'
import type { WireDueReview } from '#server/api/reviews/review-routes.ts'
import type { WireMe, WireUser } from '#server/api/users/user-schemas.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readOrThrow, totalOf } from '../api/guard.ts'
import { AnnouncementSwitches } from '../arrivals/announcement-switches.tsx'
import { QuotesToFollow } from '../quotes/quotes-to-follow.tsx'
import { ReviewsDue } from '../reviews/reviews-due.tsx'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/dashboard'
import { CostsToCheck } from './costs-to-check.tsx'
import { DoNow } from './do-now.tsx'
import { Figures } from './figures.tsx'
import { MostRequested } from './most-requested.tsx'
import { periodTexts, readWeeks } from './period.ts'
import { readTodo } from './read-todo.ts'
import { RecentlyChanged } from './recently-changed.tsx'
import { readSamples, SampleContacts } from './sample-contacts-notice.tsx'
import { SiteProblems, SiteState } from './site-health.tsx'
import { Unfinished } from './unfinished.tsx'
import { useCurrentEnquiries } from './use-current-enquiries.ts'
import { WeekChart } from './week-chart.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const weeks = readWeeks(request.url)
  const now = new Date()
  const [todo, overview, summary, mail, pending, samples, quotes, due, unread] = await Promise.all([
    readTodo(request, now),
    readOrThrow<WireOverview>(request, '/Overview'),
    readOrThrow<WireEnquirySummary>(request, `/Enquiry/summary?weeks=${weeks}`),
    readOrThrow<WireMailQueue>(request, '/Mail'),
    countPending(request),
    readSamples(request),
    read<WireQuoteSummary>(request, '/quotes/summary'),
    read<WireList<WireDueReview>>(request, '/reviews/due'),
    read(request, '/reviews?state=waiting&pageSize=1'),
  ])
  const reviews = { due: due.data?.$values ?? [], waiting: totalOf(unread.headers) }
  const figures = { overview, summary, mail, pending, samples, quotes: quotes.data, reviews }
  return { todo, ...figures, weeks, today: dayInKolkata(now) }
}

/** Accounts that wait for approval, which only owners may see. */
async function countPending(request: Request): Promise<number> {
  const { data: me } = await read<WireMe>(request, '/User/me')
  if (me?.role !== 'owner') return 0
  const { data } = await read<WireList<WireUser>>(request, '/User')
  return data?.$values.filter(({ status }) => status === 'pending').length ?? 0
}

/** Pending work, statistics, unfinished listings, and problems of the site. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { todo, overview, summary, mail, pending, samples, quotes, reviews, weeks } = loaderData
  const { today } = loaderData
  const open = openOf(summary)
  useCurrentEnquiries({ latestId: summary.latestId, open, today })
  return (
    <ScreenFrame title="Dashboard">
      <SampleContacts samples={samples} />
      <Figures
        fresh={summary.byStatus.new ?? 0}
        open={open}
        failed={mail.stuck}
        pending={pending}
      />
      <DoNow {...todo} />
      <QuotesToFollow summary={quotes} />
      <RecentlyChanged listings={overview.lately} />
      <section aria-labelledby="sales" className="space-y-3 pt-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="sales" className="text-xl">
            What sells
          </h2>
          <PeriodChoice weeks={weeks} />
        </div>
        <div className="grid gap-4 xl:grid-cols-2">
          <Panel heading="Enquiries by week">
            <WeekChart weeks={summary.byWeek} before={summary.before} />
            <TapsLine taps={summary.taps} />
          </Panel>
          <Panel heading="Most enquired about">
            <MostRequested summary={summary} />
          </Panel>
        </div>
      </section>
      <div className="grid items-start gap-4 empty:hidden xl:grid-cols-2">
        <Unfinished kinds={overview.kinds} />
        <ReviewsDue {...reviews} />
        <CostsToCheck {...overview.localCosts} />
        <SiteProblems mail={mail} overview={overview} />
      </div>
      <Panel heading="When an enquiry arrives">
        <AnnouncementSwitches />
      </Panel>
      <SiteState mail={mail} overview={overview} />
    </ScreenFrame>
  )
}

/** The number of enquiries that still need work. */
const openOf = ({ byStatus }: WireEnquirySummary) =>
  (byStatus.new ?? 0) + (byStatus.contacted ?? 0) + (byStatus.quoted ?? 0)

/** Taps are not enquiries, so they are shown next to the chart. */
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

/** The period of the charts, stored in the URL. */
function PeriodChoice({ weeks }: { weeks: number }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
      <span aria-hidden className="text-sm text-ink-muted">
        Period
      </span>
      <Tabs label="Period of the charts" className="max-sm:w-full">
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
    </div>
  )
}
