import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../../error-page.tsx'
import '../../styles/site/quote.css'
import { CheckList } from '../listing-page/check-list.tsx'
import { Prose } from '../listing-page/prose.tsx'
import { dial, useSite } from '../site.ts'
import type { Route } from './+types/quote.ts'
import { AcceptForm } from './accept-form.tsx'
import { loadQuote } from './load-quote.ts'
import { Options } from './options.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { Outcome } from './outcome.tsx'
import { PlanDays } from './plan-days.tsx'
import { QuoteHead } from './quote-head.tsx'
import { receiveStep } from './receive-step.ts'
import { useViewed } from './use-viewed.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const quote = await loadQuote(context, params.token)
  return { ...quote, asked: url.searchParams.has('asked') }
}

export const action = (request: Route.ActionArgs) => receiveStep(request)
export const shouldRevalidate = () => false

/** What the agency offers one guest, with its price: to be read, accepted, or answered. */
export default function Quote({ loaderData, actionData, params }: Route.ComponentProps) {
  const { version, state } = loaderData
  const isOpen = state === 'sent' || state === 'viewed'
  useViewed(params.token, state === 'sent')
  return (
    <article className="page quote">
      <Title />
      <QuoteHead quote={loaderData} token={params.token} />
      <Outcome quote={loaderData} answer={actionData} />
      <Prose title={`Dear ${version.guestName}`} text={version.word} />
      <Options quote={loaderData} isOpen={isOpen} answer={actionData} />
      <PlanDays quote={loaderData} />
      <div className="quote-lists">
        <CheckList title="Included" items={version.inclusions} />
        <CheckList title="Not included" items={version.exclusions} excluded />
      </div>
      <Prose id="payment" title="Payment" text={version.paymentTerms} />
      <Prose id="cancellation" title="When you cancel" text={version.cancellationTerms} />
      {isOpen && <AcceptForm quote={loaderData} answer={actionData} />}
      <OtherAnswers quote={loaderData} answer={actionData} isOpen={isOpen} />
    </article>
  )
}

/** Links are shown with it in chats: it names no price and no guest. */
function Title() {
  const { operatorName } = useSite()
  return (
    <>
      <title>{`Your travel plan | ${operatorName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta property="og:title" content={`Your travel plan from ${operatorName}`} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { operatorName, phone, email } = useSite()
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <div className="page quote">
        <ErrorPage error={error} />
      </div>
    )
  }
  return (
    <div className="page quote">
      <title>{`This link leads nowhere | ${operatorName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="text-3xl">This link leads nowhere any more</h1>
      <p className="max-w-prose text-lg text-ink-muted">
        It may be incomplete, or we have withdrawn it. We gladly send you a new one: call{' '}
        <a className="link" href={dial(phone)}>
          {phone}
        </a>{' '}
        or write to{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </div>
  )
}
