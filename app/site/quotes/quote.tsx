import { data } from 'react-router'
import '../../styles/site/quote.css'
import { useEffect } from 'react'
import { costsLead, costsTitle } from '#catalogue/local-costs/cost-words.ts'
import { CheckList } from '../listing-page/check-list.tsx'
import { Prose } from '../listing-page/prose.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/quote.ts'
import { AcceptForm } from './accept-form.tsx'
import { GuestDrafts } from './guest-drafts.tsx'
import { GuestMeta } from './guest-meta.tsx'
import type { ShownQuote } from './load-quote.ts'
import { loadQuote } from './load-quote.ts'
import { NoSuchLink } from './no-such-link.tsx'
import { NotSaved } from './not-saved.tsx'
import { Options } from './options.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { Outcome } from './outcome.tsx'
import { PlanDays } from './plan-days.tsx'
import { QuoteHead } from './quote-head.tsx'
import { receiveStep } from './receive-step.ts'
import { reportView } from './report-view.ts'
import { TripSheet } from './trip-sheet.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const asked = searchParams.has('asked')
  const quote = await loadQuote(context, params.token, { asked })
  const headers = quote.state === 'accepted' ? mayBeKept : undefined
  const late = searchParams.get('late')
  const page = { ...quote, asked, isNewer: searchParams.has('newer'), late }
  return data(page, { headers })
}

/** An accepted plan is stored on the phone, since it is the trip sheet. */
const mayBeKept = { 'x-keep-offline': 'trip' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const action = (request: Route.ActionArgs) => receiveStep(request)
export const shouldRevalidate = () => false

/** The quote for one guest, to be read, accepted, or answered. */
export default function Quote({ loaderData, actionData, params }: Route.ComponentProps) {
  const { version, state, trip, asked } = loaderData
  const isOpen = state === 'sent' || state === 'viewed'
  const { token } = params
  useEffect(() => (state === 'sent' ? reportView(token) : undefined), [token, state])
  return (
    <article className="page quote">
      <Title />
      <QuoteHead quote={loaderData} token={token} />
      <Outcome quote={loaderData} answer={actionData} />
      {trip && <TripSheet trip={trip} reference={loaderData.reference} />}
      <Prose title={`Dear ${version.guestName}`} text={version.word} />
      <Options quote={loaderData} isOpen={isOpen} answer={actionData} />
      <PlanDays quote={loaderData} />
      <div className="quote-lists">
        <CheckList title="Included" items={version.inclusions} />
        <CheckList title="Not included" items={version.exclusions} excluded />
      </div>
      <OnTheSpot quote={loaderData} />
      <Prose id="payment" title="Payment" text={version.paymentTerms} />
      <Prose id="cancellation" title="Cancellation" text={version.cancellationTerms} />
      {isOpen && <AcceptForm quote={loaderData} answer={actionData} />}
      <OtherAnswers quote={loaderData} answer={actionData} isOpen={isOpen} />
      <GuestDrafts isTaken={!actionData && (asked || !isOpen)} />
    </article>
  )
}

/** What the guest pays on the spot, by place; nothing if no costs are known. */
function OnTheSpot({ quote: { costs } }: { quote: Pick<ShownQuote, 'costs'> }) {
  if (costs.length === 0) return null
  return (
    <section className="detail-section" aria-labelledby="costs-title">
      <h2 id="costs-title" className="text-2xl">
        {costsTitle}
      </h2>
      <p className="text-ink-muted">{costsLead}</p>
      {costs.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="text-lg">{title}</h3>
          <ul className="prose">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Title() {
  const { operatorName } = useSite()
  const shared = {
    title: `Your travel plan from ${operatorName}`,
    description: 'Its days, what is included, and how to accept or change it.',
  }
  return <GuestMeta title="Your travel plan" shared={shared} />
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return actionData ? <NotSaved answer={actionData} /> : <NoSuchLink error={error} />
}
