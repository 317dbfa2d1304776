import { useId } from 'react'
import { Form, href, Link } from 'react-router'
import type { FormName } from '#catalogue/enquiries/enquiry.ts'
import { honeypotFields } from '#catalogue/enquiries/forms/honeypot.ts'
import type { Answer } from './answer.ts'
import { saveDraft } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Field, type FieldSpec } from './field.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

interface Props {
  name: FormName
  fields: FieldSpec[]
  send: string
  answer?: Answer
  /** The URL and fragment where the answer is shown. */
  action: string
  lead?: React.ReactNode
  children?: React.ReactNode
}

/** A form of the site: works as plain HTML, preserves input, and shows errors at their fields. */
export function EnquiryForm({ name, fields, send, answer, action, ...around }: Props) {
  const { form, errors, attempt, sending, onEdit, ...on } = useEnquiryForm(name, answer)
  const prefix = useId()
  const idOf = (field: string) => `${prefix}${field}`
  const failure = answer && !answer.errors && !answer.reference ? answer.message : undefined
  const problems = fields.flatMap(({ name: field }) =>
    (errors[field] ?? []).slice(0, 1).map((message) => ({ id: idOf(field), message })),
  )
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      {...on}
      onInput={(event) => saveDraft(event.currentTarget)}
      className="enquiry-form"
    >
      <ErrorSummary problems={problems} failure={failure} attempt={attempt} />
      {answer?.waiting && <Waiting />}
      {answer?.offline && (
        <p role="status">
          You seem to be offline. Your answers are still here: send them again once you are back
          online.
        </p>
      )}
      {around.lead}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map((spec) => (
          <Field
            key={spec.name}
            spec={spec}
            id={idOf(spec.name)}
            value={answer?.values?.[spec.name]}
            error={errors[spec.name]?.[0]}
            onEdit={onEdit}
          />
        ))}
      </div>
      {around.children}
      <Honeypot id={idOf(honeypotFields.hidden)} />
      <button type="submit" className="button button-accent" disabled={sending}>
        {sending ? 'Sending…' : send}
      </button>
      <Consent />
    </Form>
  )
}

const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

const Waiting = () => (
  <p role="status" ref={bringIntoView} className="font-semibold">
    We'll send it when you're back online. See how it stands under{' '}
    <Link to={href('/saved')} className="link">
      Saved listings
    </Link>
    .
  </p>
)

function Honeypot({ id }: { id: string }) {
  return (
    <>
      <div hidden>
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name={honeypotFields.hidden} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={honeypotFields.openMs} defaultValue="" />
      <input type="hidden" name={honeypotFields.day} defaultValue="" />
    </>
  )
}

const Consent = () => (
  <p className="text-sm text-ink-muted">
    By sending this you agree that we use your answers to reply to you, as described in our{' '}
    <Link to={href('/privacy-policy')} className="link">
      privacy policy
    </Link>
    .
  </p>
)
