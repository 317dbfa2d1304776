import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormName } from '#catalogue/enquiries/enquiry.ts'
import { honeypotFields } from '#catalogue/enquiries/forms/honeypot.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Answer } from './answer.ts'
import { restoreDraft } from './draft.ts'

type Rules = Pick<typeof import('#catalogue/enquiries/enquiry.ts'), 'checkForm'>

/** The errors of the last attempt, except those of fields edited since; the rules load on first focus. */
export function useEnquiryForm(name: FormName, answer?: Answer) {
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {})
  const [attempt, setAttempt] = useState<unknown>(answer)
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    setAttempt(answer)
    setErrors(answer?.errors ?? {})
  }
  const form = useRef<HTMLFormElement>(null)
  const rules = useRef<Rules>(undefined)
  const opened = useRef(0)
  useEffect(() => {
    opened.current = Date.now()
    if (form.current) restoreDraft(form.current)
  }, [])
  const { state, formData } = useNavigation()

  function onEdit(field: string) {
    if (errors[field]) setErrors({ ...errors, [field]: [] })
  }

  async function onFocus() {
    // Loaded early, since it may not be loadable when needed.
    import('../../offline/outbox/queue-form.ts').catch(() => undefined)
    rules.current ??= await import('#catalogue/enquiries/enquiry.ts').catch(() => undefined)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const open = form.elements.namedItem(honeypotFields.openMs)
    if (open instanceof HTMLInputElement) open.value = String(Date.now() - opened.current)
    const day = form.elements.namedItem(honeypotFields.day)
    if (day instanceof HTMLInputElement) day.value = new Date().toDateString()
    const found = rules.current?.checkForm(name, Object.fromEntries(new FormData(form))).errors
    if (!found) return sendFromHere(form)
    event.preventDefault()
    setErrors(found)
    setAttempt({})
  }

  const sending = state !== 'idle' && formData !== undefined
  return { form, errors, attempt, sending, onEdit, onFocus, onSubmit }
}

/**
 * Posts to the URL by which the page was opened, whatever its slug: else its draft and answer would
 * belong to another page.
 */
function sendFromHere(form: HTMLFormElement) {
  form.setAttribute('action', location.pathname + new URL(form.action).hash)
}
