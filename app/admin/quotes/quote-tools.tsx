import { Plus } from 'lucide-react'
import { quoteStates } from '#catalogue/quotes/states.ts'
import { changedSearch } from '../search/changed-search.ts'
import { useNarrowing } from '../search/use-narrowing.ts'
import { CsvExport } from '../table-import/csv-export.tsx'
import { Button } from '../ui/button.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { stateTexts } from './quote-words.ts'
import { useBeginQuote } from './use-begin-quote.ts'

/** Search, state and order, all in the URL. */
export function QuoteTools() {
  const { search, narrow } = useNarrowing()
  const { begin, isBusy, notice } = useBeginQuote()
  const tab = (text: string, state?: string) => (
    <Tab
      key={text}
      to={{ search: changedSearch(search, { state }) }}
      current={(search.get('state') ?? undefined) === state && 'true'}
    >
      {text}
    </Tab>
  )
  return (
    <div className="space-y-3">
      {notice}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-w-0 grow max-sm:basis-full">
          <SearchBox q={search.get('q') ?? ''} onSearch={(q) => narrow({ q })} />
        </div>
        <Button
          look="primary"
          size="small"
          className="min-h-11"
          disabled={isBusy}
          onClick={() => begin()}
        >
          <Plus aria-hidden className="size-5" /> New quote
        </Button>
        <CsvExport path={`/quotes.csv?${apiSearch(search)}`} name="quotes" />
      </div>
      <Tabs label="State" className="sm:w-fit">
        {tab('All')}
        {quoteStates.map((state) => tab(stateTexts[state], state))}
      </Tabs>
    </div>
  )
}

/** The API's query. */
export function apiSearch(search: URLSearchParams): URLSearchParams {
  const names = ['q', 'state', 'enquiryId']
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
}
