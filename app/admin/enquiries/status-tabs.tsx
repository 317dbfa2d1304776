import { enquiryStatuses } from '#catalogue/enquiries/enquiry.ts'
import type { WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import { changedSearch } from '../search/changed-search.ts'
import { useAskedSearch } from '../search/use-asked-search.ts'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { statusTexts } from './enquiry-words.ts'
import { allStatuses } from './search.ts'

const open = ['new', 'contacted', 'quoted'] as const

/** The list's views, each with its number of matches. */
export function StatusTabs({ summary }: { summary?: WireEnquirySummary }) {
  const search = useAskedSearch()
  const counts = summary?.byStatus ?? {}
  const sum = (statuses: readonly (keyof typeof counts)[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0)
  const current = currentTab(search)
  const tab = (value: string, text: string, count: number, changes: Changes = {}) => (
    <Tab
      key={value}
      to={{ search: changedSearch(search, { ...none, ...changes }) }}
      current={current === value && 'true'}
      isQuiet={count === 0}
    >
      {text}
      {count > 0 && (
        <span className="text-ink-muted tabular-nums"> {count.toLocaleString('en-IN')}</span>
      )}
    </Tab>
  )
  return (
    <Tabs label="Status" className="sm:w-fit">
      {tab('', 'Open', sum(open))}
      {enquiryStatuses.map((status) =>
        tab(status, statusTexts[status], counts[status] ?? 0, { status }),
      )}
      {tab(allStatuses, 'All', sum(enquiryStatuses), { status: allStatuses })}
      {tab('taps', 'Link taps', summary?.taps ?? 0, { taps: 'yes' })}
      {tab('suspected', 'Spam', summary?.suspected ?? 0, { suspected: 'yes' })}
    </Tabs>
  )
}

type Changes = Record<string, string | undefined>

const none: Changes = { suspected: undefined, taps: undefined, status: undefined }

function currentTab(search: URLSearchParams): string {
  if (search.get('suspected') === 'yes') return 'suspected'
  return search.get('taps') === 'yes' ? 'taps' : (search.get('status') ?? '')
}
