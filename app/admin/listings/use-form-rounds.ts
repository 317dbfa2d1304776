import { startTransition, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { focusAfter, focusForm, focusTitle } from '../record-form/focus-form.ts'
import { useFocusOfNext } from '../record-form/use-focus-of-next.ts'
import { useReload, useRendered } from '../use-rendered.ts'
import type { ScreenData } from './load.ts'
import { useView } from './use-view.ts'
import type { View } from './view.ts'

/** The listing in the form. In create mode the form is reset after each save. */
export function useFormRounds({ view, editing }: ScreenData) {
  const [round, setRound] = useState(0)
  const [saved, setSaved] = useState<number>()
  const { latest, show } = useView()
  const rendered = useRendered()
  const reloadData = useReload()
  const isOnItsWay = useNavigation().state !== 'idle'
  const key = `${editing?.id ?? 'new'}-${round}`
  const focusNext = useFocusOfNext(`${key} ${view.edit ?? ''}`)

  const hasUnsaved = useRef(() => false)

  const leaveNew = useEndOfNew(view.edit, (focus) => focusNext(anew(), focus))

  function open(id: number | 'new') {
    setSaved(undefined)
    if (view.edit !== id) focusNext(show({ edit: id }))
    else if (isOnItsWay || latest().edit !== id) focusNext(reopen(id))
    else focusForm()
  }
  /** The title is what usually changes first in a copy. One made beside unsaved input waits in the list. */
  function openCopy(id: number) {
    if (hasUnsaved.current()) return reloadData()
    setSaved(undefined)
    return focusNext(show({ edit: id }), focusTitle)
  }
  /** Called when a saved listing's form is about to close. */
  async function reopen(id: number | 'new'): Promise<boolean> {
    const shown = show({ edit: id })
    await rendered(shown)
    if (await shown) anew()
    return shown
  }
  async function reload(): Promise<undefined> {
    await reloadData()
    anew()
  }
  /** Replaced by an empty form; on narrow screens by the list. */
  async function begin(id: number | string = view.edit ?? '') {
    const focus = () => focusAfter(id)
    if (!view.edit) return focusNext(reload(), focus)
    if (view.edit !== 'new') return focusNext(show({ edit: undefined }), focus)
    leaveNew(show({ edit: undefined }), focus)
  }
  async function anew(): Promise<undefined> {
    startTransition(() => setRound((count) => count + 1))
  }
  /** After a save the list marks its row. */
  function finish(id: number) {
    setSaved(id)
    begin(id)
  }
  /** Back to the list, on a narrow screen; input in an empty form stays. */
  const leave = () => focusNext(show({ edit: undefined }), () => focusAfter(view.edit ?? ''))
  /** The form stays open with the saved data. */
  async function stayOpen(id: number) {
    if (view.edit === id) await reload()
    else await show({ edit: id })
  }
  return {
    key,
    /** To be set by the form. */
    hasUnsaved,
    open,
    openCopy,
    leave,
    begin: () => begin(),
    finish,
    reload,
    stayOpen,
    saved,
  }
}

/**
 * Input of a saved new listing is not part of the next empty form, which begins when the URL names
 * none.
 */
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
