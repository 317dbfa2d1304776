import { Copy, Trash2 } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { call } from '../api/call.ts'
import { momentText } from '../dates.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { useRendered } from '../use-rendered.ts'
import { saveCopy } from './editing/device-copy.ts'
import { stepWords } from './quote-words.ts'
import { useBeginQuote } from './use-begin-quote.ts'

/** The history of the quote, and further actions. */
export function QuoteFooter({ quote }: { quote: WireQuote }) {
  const { begin, isBusy, notice } = useBeginQuote()
  const [newest] = quote.versions
  return (
    <Panel heading="History">
      <div className="space-y-4">
        <Steps steps={quote.steps} />
        {notice}
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button size="small" disabled={isBusy} onClick={() => begin({ copyOf: quote.id })}>
            <Copy aria-hidden className="size-4" /> Copy as a new quote
          </Button>
          {newest?.state === 'draft' && <Discard quote={quote} />}
        </div>
      </div>
    </Panel>
  )
}

const Steps = ({ steps }: Pick<WireQuote, 'steps'>) => (
  <ol className="space-y-3 border-l-2 border-line pl-4">
    {steps.toReversed().map((step) => {
      const { what, said } = stepWords(step)
      return (
        <li key={`${step.at} ${step.step} ${step.number}`}>
          <p className="text-sm text-ink-muted">
            {[step.author, momentText(step.at)].filter(Boolean).join(', ')}
          </p>
          <p>{what}</p>
          {said && <p className="text-sm break-words whitespace-pre-line">{said}</p>}
        </li>
      )
    })}
  </ol>
)

/** Deletes a version that was never sent, and the quote if it has no other. */
function Discard({ quote }: { quote: WireQuote }) {
  const { ask, dialog, isBusy, run, notice, reload, send, fail, succeed } = useAction()
  const rendered = useRendered()
  const navigate = useNavigate()
  const isOnly = quote.versions.length === 1

  async function discard() {
    const question = 'Are you sure you want to discard this draft?'
    const about = isOnly
      ? quote.reference
      : `${quote.reference}, version ${quote.versions[0]?.number}`
    if (!(await ask({ question, about, verb: 'Discard' }))) return
    await run(async () => {
      const { problem } = await send(() => call('DELETE', `/quotes/${quote.id}/draft`))
      if (problem) return fail(problem)
      saveCopy(quote.id, undefined, 0)
      await (isOnly ? rendered(navigate(href('/admin/quotes'))) : reload())
      succeed('Draft discarded.')
    })
  }
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={discard}>
        <Trash2 aria-hidden className="size-4" /> Discard the draft
      </Button>
      {notice}
      {dialog}
    </>
  )
}
