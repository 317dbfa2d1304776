import { Pencil } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { call } from '../../api/call.ts'
import { Panel } from '../../shell/screen-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useAction } from '../../use-action.ts'
import { QuoteFooter } from '../quote-footer.tsx'
import type { WireVersion } from '../quote-types.ts'
import { decisionText } from './decision-words.ts'
import { SharePanel } from './share-panel.tsx'
import { VersionSummary } from './version-summary.tsx'

interface Props {
  quote: WireQuote
  version: WireVersion
}

/** A sent version: its state, sharing, and contents. */
export function SentQuote({ quote, version }: Props) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <DecisionText version={version} />
        <SharePanel quote={quote} document={version.document} />
        <QuoteFooter quote={quote} />
      </div>
      <Panel heading={`Version ${version.number}`}>
        <div className="space-y-4">
          <VersionSummary document={version.document} pricing={quote.pricing} />
          {version.state !== 'accepted' && <ChangeIt quote={quote} version={version} />}
        </div>
      </Panel>
    </div>
  )
}

/** The guest's decision. */
function DecisionText({ version }: Pick<Props, 'version'>) {
  const text = decisionText(version)
  if (!text) return null
  return <NoticeBox tone={version.state === 'accepted' ? 'success' : 'info'}>{text}</NoticeBox>
}

/** Begins the next version; the sent one stays unchanged. */
function ChangeIt({ quote, version: { document, revision, number } }: Props) {
  const { isBusy, run, notice, send, fail } = useAction()
  const { revalidate } = useRevalidator()
  const change = () =>
    run(async () => {
      const { problem } = await send(() =>
        call('PUT', `/quotes/${quote.id}/draft`, { revision, document }),
      )
      if (problem) return fail(problem)
      await revalidate()
    })
  return (
    <div className="space-y-2 border-t border-line pt-4">
      {notice}
      <Button disabled={isBusy} onClick={change}>
        <Pencil aria-hidden className="size-4.5" /> Change it
      </Button>
      <p className="text-sm text-ink-muted">
        Begins version {number + 1}. The guest keeps this one until you send it.
      </p>
    </div>
  )
}
