import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { FieldErrors } from '#catalogue/field.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { changedSearch } from '../enquiries/search.ts'
import { alert, toast } from '../notice.ts'
import type { Typed } from '../record-form/typed.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

interface Options<R> {
  edited?: R
  path: string
  /** What is said after it was saved. */
  said: string
  /** The control that has the focus where one is changed. */
  first: string
  typedFrom: (edited?: R) => Typed
}

/** A form that adds a record, or changes the one that the address names. */
export function useEntryForm<R extends { id: number; version: number }>(options: Options<R>) {
  const { edited, path, said, first, typedFrom } = options
  const [typed, setTyped] = useState(() => typedFrom(edited))
  const [errors, setErrors] = useState<FieldErrors>({})
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useBusy()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (edited) document.getElementById(first)?.focus()
  }, [edited, first])
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const type = (name: string, text: string) => setTyped({ ...typed, [name]: text })
  const cancel = () =>
    navigate({ search: changedSearch(search, { edit: undefined, entry: undefined }) })
  const save = (event: React.SubmitEvent) => {
    event.preventDefault()
    return run(async () => {
      dismiss()
      const { problem } = await send(() =>
        edited
          ? call('PUT', `${path}/${edited.id}`, { ...typed, version: edited.version })
          : call('POST', path, typed),
      )
      const wrong = problem ? fieldErrorsOf(problem) : {}
      setErrors(wrong)
      if (problem) {
        if (Object.keys(wrong).length === 0) notify('failure', alert(problem.Error))
        return
      }
      notify('success', toast(said))
      setTyped(typedFrom())
      await (edited ? cancel() : revalidate())
    })
  }
  return { typed, type, errors, save, cancel, isBusy, notice, form }
}
