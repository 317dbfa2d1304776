import { startTransition, useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { focusAfter, focusForm, focusTitle } from '../record-form/focus-form.ts'
import { useFocusOfNext } from '../record-form/use-focus-of-next.ts'
import type { ScreenData } from './load.ts'
import { useView } from './use-view.ts'
import type { View } from './view.ts'

/** Which listing is in the form. Each save begins the form anew in create mode. */
export function useFormRounds({ view, editing }: ScreenData) {
  const [round, setRound] = useState(0)
  const [saved, setSaved] = useState<number>()
  const { show } = useView()
  const { revalidate } = useRevalidator()
  const isOnItsWay = useNavigation().state !== 'idle'
  const key = `${editing?.id ?? 'new'}-${round}`
  const focusNext = useFocusOfNext(`${key} ${view.edit ?? ''}`)

  const leaveNew = useEndOfNew(view.edit, (focus) => focusNext(anew(), focus))

  function open(id: number | 'new') {
    setSaved(undefined)
    if (view.edit !== id) focusNext(show({ edit: id }))
    else if (isOnItsWay) focusNext(openAgain(id))
    else focusForm()
  }
  /** The title is the first that a copy needs changed. */
  function openCopy(id: number) {
    setSaved(undefined)
    focusNext(show({ edit: id }), focusTitle)
  }
  /** Of a listing that was saved and whose form is about to close. */
  async function openAgain(id: number | 'new'): Promise<boolean> {
    const isShown = await show({ edit: id })
    if (isShown) anew()
    return isShown
  }
  async function reload(): Promise<undefined> {
    await revalidate()
    // Not before the router has drawn what it read, or the form would begin with what was there.
    anew()
  }
  /** An empty form stands in its place; on a narrow screen the list does. */
  async function begin(id: number | string = view.edit ?? '') {
    const focus = () => focusAfter(id)
    if (!view.edit) return focusNext(reload(), focus)
    if (view.edit !== 'new') return focusNext(show({ edit: undefined }), focus)
    leaveNew(show({ edit: undefined }), focus)
  }
  async function anew(): Promise<undefined> {
    startTransition(() => setRound((count) => count + 1))
  }
  /** After a save: the row in the list tells which. */
  function finish(id: number) {
    setSaved(id)
    begin(id)
  }
  /** Back to the list, on a narrow screen; what was typed into an empty form stays. */
  const leave = () => focusNext(show({ edit: undefined }), () => focusAfter(view.edit ?? ''))
  /** The form stays with what was saved. */
  async function goOn(id: number) {
    if (view.edit === id) await reload()
    else await show({ edit: id })
  }
  return { key, open, openCopy, leave, begin: () => begin(), finish, reload, goOn, saved }
}

/** What was typed into an empty form that was saved is no part of the next one, which begins once the address names none. */
function useEndOfNew(edit: View['edit'], onEnd: (focus: () => void) => void) {
  const ending = useRef<() => void>(undefined)
  useEffect(() => {
    if (edit !== undefined || !ending.current) return
    onEnd(ending.current)
    ending.current = undefined
  })
  return async function leaveNew(shown: Promise<boolean>, focus: () => void) {
    ending.current = focus
    if (!(await shown)) ending.current = undefined
  }
}
