import { FilePlus2 } from 'lucide-react'
import type { WireListedQuote } from '#server/api/quotes/quote-answer.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { QuoteRows } from './quote-rows.tsx'
import { useBeginQuote } from './use-begin-quote.ts'

interface Props {
  enquiryId: number
  /** Undefined if they failed to load. */
  quotes: WireListedQuote[] | undefined
}

/** The quotes of an enquiry, and a button to make another. */
export function QuotesOfEnquiry({ enquiryId, quotes }: Props) {
  const { begin, isBusy, notice } = useBeginQuote()
  const hasQuotes = quotes !== undefined && quotes.length > 0
  return (
    <Panel heading="Quotes">
      <div className="space-y-3">
        {notice}
        {!quotes && <LoadFailure>The quotes could not be loaded. Please try again.</LoadFailure>}
        {hasQuotes ? (
          <div className="-mx-4 border-y border-line sm:-mx-5">
            <QuoteRows items={quotes} />
          </div>
        ) : (
          <p className="text-sm text-ink-muted">
            A plan with its price, on a page of its own. Guest, dates and days are filled in.
          </p>
        )}
        <Button
          look={hasQuotes ? 'outline' : 'primary'}
          disabled={isBusy}
          onClick={() => begin({ enquiryId })}
        >
          <FilePlus2 aria-hidden className="size-5" />{' '}
          {hasQuotes ? 'Write another quote' : 'Write a quote'}
        </Button>
      </div>
    </Panel>
  )
}
