import { useId } from 'react'
import { href } from 'react-router'
import { counted } from '#catalogue/noun.ts'
import { rupees } from '#catalogue/prices/money.ts'
import type { WireQuoteSummary } from '#server/api/quotes/quote-answer.ts'
import { TextLink } from '../links/text-link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { QuoteRows } from './quote-rows.tsx'

type Group = keyof Pick<WireQuoteSummary, 'waiting' | 'silent' | 'expiring'>

/** Most urgent first; a quote may be in several. */
const groups: { name: Group; heading: string }[] = [
  { name: 'expiring', heading: 'Expire within two days' },
  { name: 'silent', heading: 'Viewed, silent for two days' },
  { name: 'waiting', heading: 'Waiting for an answer' },
]

const shownAtMost = 5

/** On the dashboard: quotes to follow up, and accepted ones. */
export function QuotesToFollow({ summary }: { summary: WireQuoteSummary | undefined }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={headingId} className="text-xl">
          Quotes
        </h2>
        <TextLink size="small" to={href('/admin/quotes')} className="text-sm">
          All quotes
        </TextLink>
      </div>
      {summary ? (
        <Known summary={summary} />
      ) : (
        <LoadFailure>The quotes could not be loaded. Please try again.</LoadFailure>
      )}
    </section>
  )
}

function Known({ summary }: { summary: WireQuoteSummary }) {
  const { accepted, sent, acceptedOfSent } = summary
  const shown = groups.filter(({ name }) => summary[name].count > 0)
  return (
    <>
      {sent > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm">
          <Figure count={accepted.count} text={`accepted this month, ${rupees(accepted.value)}`} />
          <Figure
            count={acceptedOfSent}
            text={`of ${counted(sent, 'quote')} sent so far were accepted`}
          />
        </ul>
      )}
      {shown.length === 0 && (
        <p className="rounded-2xl border border-line bg-surface p-6 text-center text-ink-muted">
          No quotes are waiting for an answer.
        </p>
      )}
      <div className="grid items-start gap-4 xl:auto-cols-fr xl:grid-flow-col">
        {shown.map(({ name, heading }) => (
          <GroupOfQuotes key={name} heading={heading} {...summary[name]} />
        ))}
      </div>
    </>
  )
}

const Figure = ({ count, text }: { count: number; text: string }) => (
  <li className="flex min-h-9 items-center gap-1.5 rounded-lg border border-line bg-surface px-3">
    <span className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</span> {text}
  </li>
)

function GroupOfQuotes({ heading, count, items }: { heading: string } & WireQuoteSummary[Group]) {
  const headingId = useId()
  const rest = count - Math.min(items.length, shownAtMost)
  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <h3
        id={headingId}
        className="border-b border-line px-4 py-2.5 font-sans text-base font-semibold tracking-normal"
      >
        {heading} <span className="font-normal text-ink-muted tabular-nums">{count}</span>
      </h3>
      <QuoteRows items={items.slice(0, shownAtMost)} />
      {rest > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-muted">and {rest} more</p>
      )}
    </section>
  )
}
