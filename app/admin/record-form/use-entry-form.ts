import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { alert } from '../notice.ts'
import { changedSearch } from '../search/changed-search.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import { useAction } from '../use-action.ts'
import { useRendered } from '../use-rendered.ts'
import type { Typed } from './typed.ts'
import { useEntryTyped } from './use-entry-typed.ts'

interface Options<R> {
  edited?: R
  /** Whether the URL opens the form; always if one is changed. */
  isOpened?: boolean
  /** The URL parameters that open another record in its place. */
  place: string[]
  /** The path to add one; with an id below it, to change one. */
  path: string
  /** The notice after saving. */
  saidOf: (done: 'added' | 'updated') => string
  /** The beginning of its controls' ids. */
  id: string
  /** The control to focus when the URL opens the form. */
  first: string
  typedFrom: (edited?: R) => Typed
  /** The body for the API, if different from the input. */
  bodyOf?: (typed: Typed) => object
  /** Called instead of continuing with an empty form. */
  onSaved?: (saved: R) => unknown
  /** The initial values of the next form, if not empty. */
  typedNext?: (typed: Typed) => Typed
  /** The path to change one, if not below `path`. */
  pathOfOne?: string
}

/** The URL parameters that open a form. */
const closed = { edit: undefined, entry: undefined, from: undefined, to: undefined }

const kept = 'What you typed is kept. Save again to store it.'
const deleted =
  'It was deleted meanwhile. What you typed is kept. Save again to add it as a new one.'

/** A form that adds a record, or changes the one in the URL. */
export function useEntryForm<R extends { id: number; version: number }>(options: Options<R>) {
  const { edited, place, path, pathOfOne = path, saidOf, id, first, typedFrom, onSaved } = options
  const { bodyOf = (typed: Typed): object => typed, typedNext = () => typedFrom() } = options
  const { typed, began, ...entry } = useEntryTyped({ edited, typedFrom, place })
  const { type, beginWith, leave, unsaved, isForgotten } = entry
  const { isOpened = began !== undefined || isForgotten } = options
  const [errors, setErrors] = useState<FieldErrors>({})
  const { notify, dismiss, notice, reload, isBusy, run, send, succeed } = useAction()
  const rendered = useRendered()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (isOpened) document.getElementById(`${id}-${first}`)?.focus()
  }, [isOpened, id, first])
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const cancel = () => navigate({ search: changedSearch(search, closed) })
  /** Shows what somebody else saved, with the input over it. */
  async function refuseOverTheirs({ Error: text }: Problem) {
    entry.warn()
    await reload()
    notify('failure', alert(`${text} ${kept}`))
  }
  function continueWithNew() {
    entry.forget()
    notify('failure', alert(deleted))
  }
  const save = (event: React.SubmitEvent) => {
    event.preventDefault()
    return run(async () => {
      dismiss()
      const focus = keepFocus()
      const body = bodyOf(typed)
      const { data, problem } = await send(() =>
        began
          ? call<R>('PUT', `${pathOfOne}/${began.id}`, { ...body, version: began.version })
          : call<R>('POST', path, body),
      )
      const wrong = problem ? fieldErrorsOf(problem) : {}
      setErrors(wrong)
      if (problem) {
        if (problem.status === 409) return refuseOverTheirs(problem)
        if (problem.status === 404 && began) return continueWithNew()
        if (!isAtField(wrong, typed)) notify('failure', alert(problem.Error))
        return
      }
      leave()
      if (!onSaved) beginWith(typedNext(typed))
      await (onSaved ? rendered(onSaved(data)) : isOpened ? rendered(cancel()) : reload())
      // A form that stays open has its button again once that is enabled.
      if (onSaved || isOpened) focus.restore()
      succeed(saidOf(began ? 'updated' : 'added'))
    })
  }
  const shared = (name: string) => ({ id: `${id}-${name}`, errors: errors[name] })
  return {
    typed,
    isNew: began === undefined,
    isForgotten,
    type,
    errors,
    /** The props of a control made from a declaration. */
    field: (name: string) => ({
      ...shared(name),
      name,
      text: typed[name] ?? '',
      onChange: (text: string) => type(name, text),
    }),
    /** The props of a plain control. */
    input: (name: string) => ({
      ...shared(name),
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    }),
    save,
    onCancel: isOpened ? cancel : undefined,
    unsaved,
    isBusy,
    notice,
    element,
  }
}

/** Whether a field of the form shows one of the errors; otherwise they need a message of their own. */
export const isAtField = (errors: FieldErrors, typed: Typed) =>
  Object.keys(errors).some((name) => name in typed)
