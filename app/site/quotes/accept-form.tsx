import { href } from 'react-router'
import { Field } from '../forms/field.tsx'
import { useSite } from '../site.ts'
import type { ShownQuote } from './load-quote.ts'
import type { StepAnswer } from './receive-step.ts'

interface Props {
  quote: ShownQuote
  answer?: StepAnswer
}

/** The guest's yes. The options and extras above belong to this form. */
export function AcceptForm({ quote: { version }, answer }: Props) {
  const { operatorName } = useSite()
  const own = answer?.step === 'accept' ? answer : undefined
  const errorOf = (name: string) => own?.errors[name]?.[0]
  const [only] = version.options
  const problems = Object.values(own?.errors ?? {}).flat()
  return (
    <section className="detail-section" aria-labelledby="accept-title">
      <h2 id="accept-title" className="text-2xl">
        Accept this plan
      </h2>
      <form id="accept" method="post" action="#accept" noValidate className="quote-form">
        <input type="hidden" name="step" value="accept" />
        {problems.length > 0 && (
          <div role="alert" className="error-summary">
            <p className="font-semibold">Please check these answers</p>
            <ul>
              {problems.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        {version.options.length === 1 && only && (
          <input type="hidden" name="option" value={only.id} />
        )}
        <Field
          spec={{
            name: 'name',
            label: 'Your name',
            autoComplete: 'name',
            initial: version.guestName,
          }}
          id="accept-name"
          value={own?.values.name}
          error={errorOf('name')}
        />
        <Field
          spec={{ name: 'phone', label: 'Your phone', type: 'tel', autoComplete: 'tel' }}
          id="accept-phone"
          value={own?.values.phone}
          error={errorOf('phone')}
        />
        <label className="quote-choice">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            defaultChecked={own?.values.consent === 'yes'}
            aria-invalid={errorOf('consent') ? true : undefined}
          />
          <span>
            I agree to the terms above, and that {operatorName} uses my name and number for this
            trip, as its{' '}
            <a href={href('/privacy-policy')} className="link">
              privacy policy
            </a>{' '}
            says.
          </span>
        </label>
        <button type="submit" className="button button-accent">
          Accept this plan
        </button>
        <p className="text-sm text-ink-muted">Nothing is charged now.</p>
      </form>
    </section>
  )
}
