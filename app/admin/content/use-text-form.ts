import { declaredText, type TextName } from '#catalogue/texts/texts.ts'
import type { WireText } from '#server/api/content/text-routes.ts'
import { call } from '../api/call.ts'
import { toast } from '../notice.ts'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import { differencesOf } from './over-their-text.ts'
import { checkText, typedText, valueOfText } from './typed-text.ts'
import { useTypedText } from './use-typed-text.ts'

interface Options {
  name: TextName
  record: WireText
  isReadOnly: boolean
  onReload: () => Promise<void>
}

export type TextFormState = ReturnType<typeof useTextForm>

/** The editor of a text, and saving it. */
export function useTextForm({ name, record, isReadOnly, onReload }: Options) {
  const text = declaredText(name)
  const path = `/Text/${name}`
  const initial = typedText(text, record.value)
  const typing = useTypedText({ text, draftKey: `Text:${name}`, initial, version: record.version })
  const value = valueOfText(text, typing.typed)
  const begin = (now: WireText) => typing.begin(typedText(text, now.value), now.version)

  const form = useRecordForm<WireText, WireText, 'reset'>({
    drafts: [typing],
    check: (reset) => (reset ? {} : { errors: checkText(text, typing.typed) }),
    async transmit({ change: reset, theirs, send }) {
      const { version } = theirs ?? typing
      if (!reset) return send(() => call('PUT', path, { value, version }))
      const { problem } = await send(() => call('DELETE', path))
      return problem ? { problem } : send(() => call('GET', path))
    },
    async onSaved(saved, reset) {
      if (reset) begin(saved)
      else typing.settle(typing.typed, typing.typed, saved.version)
      await onReload()
      return toast(
        reset ? `“${text.title}” is the default again.` : `“${text.title}” saved successfully!`,
      )
    },
    conflict: {
      record: { path, kind: 'Text', name },
      differences: (theirs) => differencesOf(text, theirs.value, typing.typed),
      onTakeTheirs(theirs) {
        begin(theirs)
        onReload()
      },
    },
  })
  return { ...form, text, isReadOnly, typing, value }
}
