import { ArrowLeft } from 'lucide-react'
import { href } from 'react-router'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { readOrThrow } from '../api/guard.ts'
import { enquiryPath } from '../links/paths.ts'
import { TextLink } from '../links/text-link.tsx'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import type { Route } from './+types/quote'
import { EditingProvider } from './editing/editing.ts'
import { useQuoteEditing } from './editing/use-quote-editing.ts'
import { Editor } from './editor/editor.tsx'
import { loadFirstSuppliers, type Suppliers, withThoseOf } from './load-suppliers.ts'
import { QuoteFooter } from './quote-footer.tsx'
import { nameOfGuest, shownVersion, statusText } from './quote-words.ts'
import { SentQuote } from './sent/sent-quote.tsx'
import { SharedVersion } from './sent/shared-version.tsx'
import { StateBadge } from './state-badge.tsx'

export const ErrorBoundary = () => (
  <Failure>
    <AllQuotes />
  </Failure>
)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const [quote, first] = await Promise.all([
    readOrThrow<WireQuote>(request, `/quotes/${params.id}`),
    loadFirstSuppliers(request),
  ])
  return { quote, suppliers: first && (await withThoseOf(request, quote, first)) }
}

/** The editor of a quote or, once sent, its contents and state. */
export default function Quote({ loaderData }: Route.ComponentProps) {
  const { quote, suppliers } = loaderData
  const shown = shownVersion(quote.versions)
  if (!shown) return null
  return (
    <ScreenFrame title={nameOfGuest(shown.document.guest.name)} width="wide">
      <QuoteStatus quote={quote} />
      {shown.state === 'draft' ? (
        <Draft key={quote.id} {...{ quote, suppliers }} number={shown.number} />
      ) : (
        <SentQuote quote={quote} version={shown} />
      )}
    </ScreenFrame>
  )
}

interface DraftProps {
  quote: WireQuote
  suppliers: Suppliers | undefined
  /** Of the version. */
  number: number
}

function Draft({ quote, suppliers, number }: DraftProps) {
  const editing = useQuoteEditing(quote, suppliers)
  return (
    <EditingProvider value={editing}>
      <SharedVersion quote={quote} />
      <Editor quoteId={quote.id} number={number} />
      <QuoteFooter quote={quote} />
    </EditingProvider>
  )
}

const AllQuotes = () => (
  <TextLink to={href('/admin/quotes')} className="gap-1.5">
    <ArrowLeft aria-hidden className="size-4" /> All quotes
  </TextLink>
)

function QuoteStatus({
  quote: { reference, enquiryId, versions, updatedAt },
}: {
  quote: WireQuote
}) {
  const shown = shownVersion(versions)
  if (!shown) return null
  const { state, number, document } = shown
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-4">
      <AllQuotes />
      {enquiryId !== null && <TextLink to={enquiryPath(enquiryId)}>Enquiry</TextLink>}
      <span className="text-sm text-ink-muted">
        {reference}, version {number}
      </span>
      <StateBadge
        state={state}
        text={
          state === 'draft'
            ? undefined
            : statusText({ ...shown, validUntil: document.validUntil, updatedAt })
        }
      />
    </div>
  )
}
