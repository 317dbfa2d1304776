import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { statusText } from '../quote-words.ts'
import { SharePanel } from './share-panel.tsx'

/** The version that the guest has, while another is being edited. */
export function SharedVersion({ quote }: { quote: WireQuote }) {
  const shared = quote.versions.find(({ state }) => state !== 'draft')
  if (!shared) return null
  const { validUntil } = shared.document
  const status = statusText({ ...shared, validUntil, updatedAt: quote.updatedAt })
  return (
    <details className="rounded-2xl border border-line bg-surface px-4 sm:px-5">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm">
        The guest has version {shared.number}. {status}.
      </summary>
      <div className="pb-4">
        <SharePanel quote={quote} document={shared.document} />
      </div>
    </details>
  )
}
