import { useEffect } from 'react'
import { href } from 'react-router'
import { ErrorSummary, problemsOf } from '../forms/error-summary.tsx'
import { Field } from '../forms/field.tsx'
import { useSite } from '../site.ts'
import { Consent } from './consent.tsx'
import type { ShownQuote } from './load-quote.ts'
import type { StepAnswer } from './receive-step.ts'

interface Props {
  quote: ShownQuote
  answer?: StepAnswer
}

/** The form to accept. The options and extras above belong to it. */
export function AcceptForm({ quote: { version }, answer }: Props) {
  const own = answer?.step === 'accept' ? answer : undefined
  const [only] = version.options
  const { operatorName } = useSite()
  useEffect(() => {
    addEventListener('formdata', dropOthersExtras)
    return () => removeEventListener('formdata', dropOthersExtras)
  }, [])
  return (
    <section className="detail-section" aria-labelledby="accept-title">
      <h2 id="accept-title" className="text-2xl">
        Accept this plan
      </h2>
      <form id="accept" method="post" action="#accept-problems" noValidate className="quote-form">
        <input type="hidden" name="step" value="accept" />
        <ErrorSummary
          id="accept-problems"
          problems={problemsOf(own?.errors, placeOf)}
          failure={own?.message}
          attempt={own}
        />
        {version.options.length === 1 && only && (
          <input type="hidden" name="option" value={only.id} />
        )}
        <Contact own={own} guestName={version.guestName} />
        <Consent
          id="accept-consent"
          isGiven={own?.values.consent === 'yes'}
          error={own?.errors.consent?.[0]}
        >
          I agree to the terms above, and that {operatorName} may use my name and number for this
          trip as described in its{' '}
          <a href={href('/privacy-policy')} className="link">
            privacy policy
          </a>
          .
        </Consent>
        <button type="submit" className="button button-accent">
          Accept this plan
        </button>
        <p className="text-sm text-ink-muted">Nothing is charged now.</p>
      </form>
    </section>
  )
}

interface ContactProps {
  own?: StepAnswer
  guestName: string
}

const Contact = ({ own, guestName }: ContactProps) => (
  <>
    <Field
      spec={{ name: 'name', label: 'Your name', autoComplete: 'name', initial: guestName }}
      id="accept-name"
      value={own?.values.name}
      error={own?.errors.name?.[0]}
    />
    <Field
      spec={{ name: 'phone', label: 'Your phone', type: 'tel', autoComplete: 'tel' }}
      id="accept-phone"
      value={own?.values.phone}
      error={own?.errors.phone?.[0]}
    />
  </>
)

/**
 * The guest sees the sum of the chosen option, to which extras of the others do not count. Without
 * scripts sums do not follow, so the server refuses them.
 */
function dropOthersExtras({ formData }: FormDataEvent) {
  const prefix = `${formData.get('option')}:`
  const own = formData.getAll('extra').filter((value) => String(value).startsWith(prefix))
  formData.delete('extra')
  for (const value of own) formData.append('extra', value)
}

/** The choice of options and extras is above the form. */
const placeOf = (field: string) =>
  field === 'option' || field.startsWith('extra') ? 'options' : `accept-${field}`
