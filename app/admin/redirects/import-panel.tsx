import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WireRedirectImport } from '#server/api/redirects/redirect-import-routes.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import { alert, toast } from '../notice.ts'
import { FileInput } from '../pictures/file-input.tsx'
import { useBusy } from '../record-form/use-busy.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextArea } from '../ui/text-input.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'
import { readable } from './readable.ts'

const maxBytes = 7_000_000
const counted = new Intl.NumberFormat('en-IN')

/** Many redirects at once, from a file or pasted cells; looked at before anything is stored. */
export function ImportPanel() {
  const { text, edit, preview, look, store, choose, isBusy, notice } = useImport()
  const good = preview ? preview.new + preview.changed : 0
  return (
    <Panel heading="Import redirects">
      <div className="space-y-4">
        {notice}
        <TextArea
          id="redirect-import"
          label="Old and new addresses"
          hint="A row each: the old address, a comma, the new one. Cells pasted from a spreadsheet work too."
          value={text}
          onChange={({ target }) => edit(target.value)}
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-3">
          <span className={`relative ${buttonClass()} focus-within:outline-2`}>
            <Upload aria-hidden className="size-5" /> Choose a file
            <FileInput
              aria-label="Choose a CSV file"
              accept=".csv,.tsv,.txt,text/csv"
              onFiles={choose}
            />
          </span>
          <Button onClick={look} disabled={isBusy || text.trim() === ''}>
            Check
          </Button>
          {preview && good > 0 && (
            <Button look="primary" onClick={store} disabled={isBusy}>
              Import {counted.format(good)}
            </Button>
          )}
        </div>
        {preview && <Preview preview={preview} />}
      </div>
    </Panel>
  )
}

const outcomeTexts = { new: 'New', changed: 'Changed', same: 'Already so', refused: 'Refused' }

function Preview({ preview }: { preview: WireRedirectImport }) {
  const { $values: rows, ...counts } = preview
  const all = counts.new + counts.changed + counts.same + counts.refused
  return (
    <div className="space-y-2">
      <p role="status" className="font-semibold">
        {counts.new} new, {counts.changed} changed, {counts.same} already so, {counts.refused}{' '}
        refused.
      </p>
      {counts.refused > 0 && (
        <p className="text-sm text-ink-muted">Refused rows are left out of the import.</p>
      )}
      <ul className="max-h-96 overflow-y-auto text-sm">
        {rows.map(({ row, from, to, outcome, problem }) => (
          <li key={row} className="border-b border-line py-2 wrap-anywhere last:border-b-0">
            <span className="font-semibold">
              Row {row}: {outcomeTexts[outcome]}
            </span>
            <span className="block">
              {readable(from)} <span className="text-ink-muted">leads to</span> {readable(to)}
            </span>
            {problem && <span className="block text-danger">{problem}</span>}
          </li>
        ))}
      </ul>
      {rows.length < all && <p className="text-sm text-ink-muted">And {all - rows.length} more.</p>}
    </div>
  )
}

function useImport() {
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<WireRedirectImport>()
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useBusy()
  const send = useSend()

  function edit(text: string) {
    setText(text)
    setPreview(undefined)
  }
  const transmit = async (isPreview: boolean) => {
    dismiss()
    const body = { text, preview: isPreview }
    const { data, problem } = await send(() =>
      call<WireRedirectImport>('POST', '/Redirect/import', body),
    )
    if (problem) notify('failure', alert(messageOf(problem)))
    return data
  }
  const look = () => run(async () => setPreview(await transmit(true)))
  const store = () =>
    run(async () => {
      const stored = await transmit(false)
      if (!stored) return
      notify('success', toast(`${counted.format(stored.new + stored.changed)} redirects imported.`))
      edit('')
      await revalidate()
    })
  const choose = async ([file]: File[]) => {
    dismiss()
    if (!file) return
    if (file.size > maxBytes) return notify('failure', alert(`“${file.name}” is larger than 7 MB.`))
    edit(await file.text())
  }
  return { text, edit, preview, look, store, choose, isBusy, notice }
}
