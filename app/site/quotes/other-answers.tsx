import { Phone } from 'lucide-react'
import { ErrorSummary, problemsOf } from '../forms/error-summary.tsx'
import { Field } from '../forms/field.tsx'
import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { dial, useSite } from '../site.ts'
import type { ShownQuote } from './load-quote.ts'
import type { StepAnswer } from './receive-step.ts'

interface Props {
  quote: ShownQuote
  answer?: StepAnswer
  isOpen: boolean
}

/** The guest's other options: ask for a change, decline, or call. */
export function OtherAnswers({ quote, answer, isOpen }: Props) {
  const site = useSite()
  const own = answer?.step === 'accept' ? undefined : answer
  const isOver = quote.state === 'expired'
  const step = isOver ? 'again' : 'change'
  return (
    <section id="change" className="detail-section" aria-labelledby="change-title">
      <h2 id="change-title" className="text-2xl">
        {isOver ? 'Ask again' : 'Would you like to change or ask something?'}
      </h2>
      <p className="flex flex-wrap gap-3">
        <a href={dial(site.phone)} className="button button-quiet">
          <Phone aria-hidden size={18} /> Call {site.phone}
        </a>
        <a
          href={whatsappLink({ ...site, whatsappText: `About the plan ${quote.reference}: ` })}
          className="button button-quiet"
        >
          <WhatsappIcon /> WhatsApp
        </a>
      </p>
      <ErrorSummary
        id="change-problems"
        problems={problemsOf(own?.errors, placeOf)}
        failure={own?.message}
        attempt={answer}
      />
      <p className="quote-offline">
        This is a saved copy, and a message sent from it would be lost. Call us, or write when
        you’re back online.
      </p>
      <form method="post" action="#change-problems" noValidate className="quote-form">
        <input type="hidden" name="step" value={step} />
        <Field
          spec={{ name: 'message', label: 'Your message', type: 'textarea' }}
          id="change-message"
          value={isOpen && answer?.step === 'decline' ? undefined : wordsOf(quote, answer)}
          error={answer?.step === step ? answer.errors.message?.[0] : undefined}
        />
        <button type="submit" className="button button-primary">
          {isOver ? 'Ask again' : 'Ask for a change'}
        </button>
      </form>
      {isOpen && <Decline answer={answer?.step === 'decline' ? answer : undefined} />}
    </section>
  )
}

const Decline = ({ answer }: { answer?: StepAnswer }) => (
  <details className="unfolds" open={answer !== undefined}>
    <summary>This plan is not right for me</summary>
    <form method="post" action="#change-problems" noValidate className="quote-form">
      <input type="hidden" name="step" value="decline" />
      <Field
        spec={{ name: 'reason', label: 'Why not?', type: 'textarea', optional: true }}
        id="decline-reason"
        value={answer?.values.reason}
        error={answer?.errors.reason?.[0]}
      />
      <button type="submit" className="button button-quiet">
        Decline the plan
      </button>
    </form>
  </details>
)

/** Also of a form that is gone: why a plan was declined, or what was accepted, too late. */
const wordsOf = (quote: ShownQuote, answer?: StepAnswer) =>
  answer?.values.message ?? answer?.values.reason ?? wishOf(quote, answer)

function wishOf({ state, version }: ShownQuote, answer?: StepAnswer) {
  const { option: id, phone } = answer?.values ?? {}
  const option = version.options.find((each) => each.id === id)
  if (state !== 'expired' || !option) return undefined
  const extras = option.extras.filter((extra) => answer?.extras.includes(`${id}:${extra.id}`))
  const chosen = [option.name, ...extras.map(({ text }) => text)].filter(Boolean).join(', ')
  const reached = phone ? ` My phone is ${phone}.` : ''
  return `I would like to accept this plan${chosen && `: ${chosen}`}.${reached}`
}

const placeOf = (field: string) => (field === 'reason' ? 'decline-reason' : 'change-message')
