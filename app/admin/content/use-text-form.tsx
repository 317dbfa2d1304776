import { useState } from 'react'
import { declaredText, type TextName } from '#catalogue/texts/texts.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import { Conflict } from '../record-form/conflict.tsx'
import { useBusy } from '../record-form/use-busy.ts'
import { useErrors } from '../record-form/use-errors.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'
import { differencesOf } from './over-their-text.ts'
import { checkText, typedText, valueOfText } from './typed-text.ts'
import { useTypedText } from './use-typed-text.ts'
import type { WireText } from './wire-text.ts'

interface Options {
  name: TextName
  record: WireText
  isReadOnly: boolean
  onReload: () => Promise<void>
}

export type TextFormState = ReturnType<typeof useTextForm>

/** What stands in the editor of a text, and its way to the server. */
export function useTextForm({ name, record, isReadOnly, onReload }: Options) {
  const text = declaredText(name)
  const initial = typedText(text, record.value)
  const draftKey = `Text:${name}`
  const typing = useTypedText({ text, draftKey, initial, version: record.version })
  const wrong = useErrors()
  const { isBusy, run } = useBusy()
  const [isStale, setStale] = useState(false)
  const { notify, dismiss, notice } = useNotify(isStale && conflict())
  const send = useSend()

  function begin(now: WireText) {
    typing.begin(typedText(text, now.value), now.version)
    wrong.clearAll()
  }
  async function saved(said: string) {
    notify('success', { as: 'toast', text: said })
    await onReload()
  }
  async function save(version = typing.version) {
    dismiss()
    const found = checkText(text, typing.typed)
    if (Object.keys(found).length > 0) return wrong.refuse(found)
    wrong.clearAll()
    const value = valueOfText(text, typing.typed)
    const body = { value, version }
    const { data, problem } = await send(() => call<WireText>('PUT', `/Text/${name}`, body))
    if (problem) return refused(problem)
    typing.settle(data.version)
    await saved(`“${text.title}” saved successfully!`)
  }
  function refused(problem: Problem) {
    wrong.refuse(fieldErrorsOf(problem))
    setStale(problem.status === 409)
    notify('failure', { as: 'alert', text: messageOf(problem) })
  }
  function conflict() {
    return (
      <Conflict<WireText>
        place={{ path: `/Text/${name}`, kind: 'Text', name }}
        differences={({ value }) => differencesOf(text, value, typing.typed)}
        onOverwrite={({ version }) => run(() => save(version))}
        onTakeTheirs={(theirs) => {
          dismiss()
          begin(theirs)
          onReload()
        }}
      />
    )
  }
  async function reset() {
    dismiss()
    const { problem } = await send(() => call('DELETE', `/Text/${name}`))
    if (problem) return refused(problem)
    const { data } = await send(() => call<WireText>('GET', `/Text/${name}`))
    if (data) begin(data)
    await saved(`“${text.title}” is the default again.`)
  }
  return {
    text,
    isReadOnly,
    typing,
    ...wrong,
    isBusy,
    notice,
    value: () => valueOfText(text, typing.typed),
    leave: typing.finish,
    discard() {
      typing.discard()
      wrong.clearAll()
      dismiss()
    },
    save: () => run(save),
    reset: () => run(reset),
  }
}
