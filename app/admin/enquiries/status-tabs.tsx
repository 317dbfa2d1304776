import { Link, useSearchParams } from 'react-router'
import { enquiryStatuses } from '#catalogue/enquiry.ts'
import { allStatuses, changedSearch } from './search.ts'
import { type EnquirySummary, statusTexts } from './wire-enquiry.ts'

const open = ['new', 'contacted', 'quoted'] as const

/** The ways to look at the list, each with how many there are, whatever else narrows it. */
export function StatusTabs({ summary }: { summary?: EnquirySummary }) {
  const [search] = useSearchParams()
  const counts = summary?.byStatus ?? {}
  const sum = (statuses: readonly (keyof typeof counts)[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0)
  const current = currentTab(search)
  const tab = (value: string, text: string, count: number, changes: Changes = {}) => (
    <Link
      key={value}
      to={{ search: changedSearch(search, { ...none, ...changes }) }}
      aria-current={current === value ? 'true' : undefined}
      className="flex min-h-9 items-center gap-1.5 rounded-md px-3 font-medium whitespace-nowrap aria-current:bg-surface aria-current:shadow-sm"
    >
      {text} <span className="text-ink-muted tabular-nums">{count}</span>
    </Link>
  )
  return (
    <nav
      aria-label="Status"
      className="flex max-w-full gap-1 overflow-x-auto rounded-lg bg-surface-3 p-1 text-sm sm:w-fit"
    >
      {tab('', 'Open', sum(open))}
      {enquiryStatuses.map((status) =>
        tab(status, statusTexts[status], counts[status] ?? 0, { status }),
      )}
      {tab(allStatuses, 'All', sum(enquiryStatuses), { status: allStatuses })}
      {tab('taps', 'Taps', summary?.taps ?? 0, { taps: 'yes' })}
      {tab('suspected', 'Suspected', summary?.suspected ?? 0, { suspected: 'yes' })}
    </nav>
  )
}

type Changes = Record<string, string | undefined>

const none: Changes = { suspected: undefined, taps: undefined, status: undefined }

function currentTab(search: URLSearchParams): string {
  if (search.get('suspected') === 'yes') return 'suspected'
  return search.get('taps') === 'yes' ? 'taps' : (search.get('status') ?? '')
}
