import { Button } from '../ui/button.tsx'
import type { Search } from './use-found.ts'

interface Props {
  search: Search
  /** How many entries are shown. */
  count: number
}

/** The search's state, below its results; announces their number to screen readers. */
export function SearchState({ search, count }: Props) {
  const isEmpty = search.state === 'found' && count === 0
  return (
    <>
      <p role="status" className={isEmpty || search.state === 'loading' ? lineClass : 'sr-only'}>
        {search.state === 'loading' && 'Searching…'}
        {search.state === 'found' && (count === 0 ? 'Nothing found.' : foundText(count))}
      </p>
      {search.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-5 py-3">
          <p className="grow basis-60 text-sm">
            Listings and enquiries could not be searched. {search.message}
          </p>
          <Button size="small" onClick={search.retry}>
            Retry
          </Button>
        </div>
      )}
    </>
  )
}

const lineClass = 'px-5 py-3 text-sm text-ink-muted'
const foundText = (count: number) => (count === 1 ? '1 result' : `${count} results`)
