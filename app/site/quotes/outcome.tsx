import { shortDay } from '#catalogue/dates/day-words.ts'
import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { useSite } from '../site.ts'
import type { ShownQuote } from './load-quote.ts'
import type { StepAnswer } from './receive-step.ts'

interface Props {
  quote: ShownQuote & {
    asked: boolean
    /** The guest opened an older version. */
    isNewer: boolean
    /** The step about the older version that came too late. */
    late: string | null
  }
  answer?: StepAnswer
}

/** The state of the quote: its validity, or its outcome. */
export function Outcome({ quote, answer }: Props) {
  const { state, version, isNewer, late } = quote
  // A refused message is posted to the same address.
  const asked = quote.asked && !answer
  const isOpen = state === 'sent' || state === 'viewed'
  return (
    <div className="quote-outcomes">
      {answer?.step === 'accept' && answer.message && !isOpen && (
        <p id="accept-problems" role="alert" tabIndex={-1} className="error-summary">
          {answer.message}
        </p>
      )}
      {isNewer && <Newer late={late} />}
      {asked && (
        <p id="answered" role="status" className="quote-outcome">
          Thank you, your message has reached us. We will reply by phone or email.
        </p>
      )}
      {isOpen && (
        <p className="quote-outcome">
          This price is valid until the end of <strong>{shortDay(version.validUntil)}</strong>.{' '}
          <a href="#accept" className="link">
            Accept, or ask for a change
          </a>
        </p>
      )}
      {state === 'accepted' && <Accepted quote={quote} />}
      {state === 'declined' && <Declined id={asked ? undefined : 'answered'} />}
      {state === 'expired' && (
        <p className="quote-outcome">
          This plan expired on {shortDay(version.validUntil)}: rooms and prices may have changed
          since.{' '}
          <a href="#change" className="link">
            Ask again
          </a>
        </p>
      )}
      {state === 'superseded' && (
        <p className="quote-outcome">
          We have sent you a newer plan. Look for it in your messages, or ask us for the link.
        </p>
      )}
    </div>
  )
}

const Newer = ({ late }: Pick<Props['quote'], 'late'>) => (
  <p id="newer" role="status" className="quote-outcome">
    We have sent you this newer plan. It replaces the one you opened.
    {late === 'accept' && ' You have not accepted anything yet: please read this plan first.'}
    {late === 'decline' && ' Your answer to that one has not been stored.'}
  </p>
)

const Declined = ({ id }: { id?: string }) => (
  <p id={id} className="quote-outcome">
    You told us that this plan is not right for you. Thank you for letting us know. If you change
    your mind, write to us below.
  </p>
)

function Accepted({ quote: { reference, decision, decidedAt } }: Pick<Props, 'quote'>) {
  const site = useSite()
  const text = `${site.operatorName}: I have accepted the plan ${reference}.`
  return (
    <section id="accepted" className="quote-outcome" aria-label="Accepted">
      <h2 className="text-2xl">You have accepted this plan</h2>
      <p>
        {decision?.name}, your reference is <strong>{reference}</strong>
        {decidedAt && `, accepted on ${shortDay(dayInKolkata(new Date(decidedAt)))}`}.
      </p>
      <p>
        What happens next: we confirm rooms and cars, then call you about the first payment. Nothing
        is charged before that. This page remains your plan.
      </p>
      <a className="button button-primary" href={whatsappLink({ ...site, whatsappText: text })}>
        <WhatsappIcon /> Tell us on WhatsApp too
      </a>
    </section>
  )
}
