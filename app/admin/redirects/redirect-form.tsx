import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { FieldErrors } from '#catalogue/field.ts'
import type { WireRedirect } from '#server/api/redirects/redirect-routes.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { alert, toast } from '../notice.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

interface Props {
  /** The redirect that is changed; without one, one is added. */
  edited?: WireRedirect
  from: string
  to: string
}

/** Adds a redirect, or changes one. What the address asks for is filled in. */
export function RedirectForm({ edited, ...asked }: Props) {
  const { typed, type, errors, save, cancel, isBusy, notice, form } = useRedirectForm(edited, asked)
  return (
    <Panel heading={edited ? 'Change a redirect' : 'Add a redirect'} headingId="redirect-form">
      <form ref={form} onSubmit={save} noValidate className="space-y-4">
        {notice}
        <div className="grid gap-4 md:grid-cols-2">
          <TextInput
            id="redirect-from"
            label="From"
            hint="An old address: /tours/dal-lake.html, or the whole of it pasted"
            value={typed.from}
            errors={errors.from}
            onChange={({ target }) => type({ ...typed, from: target.value })}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextInput
            id="redirect-to"
            label="To"
            hint="A page of this site: /hotels, or a full address with https://"
            value={typed.to}
            errors={errors.to}
            onChange={({ target }) => type({ ...typed, to: target.value })}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={isBusy}>
            {edited ? 'Update Redirect' : 'Add Redirect'}
          </Button>
          {(edited || asked.from) && <Button onClick={cancel}>Cancel</Button>}
        </div>
      </form>
    </Panel>
  )
}

function useRedirectForm(edited: WireRedirect | undefined, asked: { from: string; to: string }) {
  const [typed, type] = useState(edited ? { from: edited.from, to: edited.to } : asked)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useBusy()
  const navigate = useNavigate()
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const isOpened = edited !== undefined || asked.from !== ''

  useEffect(() => {
    if (isOpened) document.getElementById('redirect-to')?.focus()
  }, [isOpened])
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const cancel = () => navigate({ search: '' })
  const save = (event: React.SubmitEvent) => {
    event.preventDefault()
    return run(async () => {
      dismiss()
      const { problem } = await send(() =>
        edited
          ? call('PUT', `/Redirect/${edited.id}`, { ...typed, version: edited.version })
          : call('POST', '/Redirect', typed),
      )
      const wrong = problem ? fieldErrorsOf(problem) : {}
      setErrors(wrong)
      if (problem) {
        if (Object.keys(wrong).length === 0) notify('failure', alert(problem.Error))
        return
      }
      notify('success', toast(`Redirect ${edited ? 'updated' : 'added'} successfully!`))
      type({ from: '', to: '' })
      await (isOpened ? cancel() : revalidate())
    })
  }
  return { typed, type, errors, save, cancel, isBusy, notice, form }
}
