import { Upload } from 'lucide-react'
import { useState } from 'react'
import { decodeText } from '#catalogue/imports/decode-text.ts'
import { call } from '../api/call.ts'
import { alert } from '../notice.ts'
import { FileInput } from '../pictures/file-input.tsx'
import { LeaveWarning } from '../record-form/leaving/leave-warning.tsx'
import { Panel } from '../shell/screen-frame.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextArea } from '../ui/text-input.tsx'
import { useAction } from '../use-action.ts'
import { type Imported, type ImportedRow, ImportPreview } from './import-preview.tsx'
import { importedText } from './imported-text.ts'
import { foundIn, type TypedTable, withFound, withoutImported } from './typed-table.ts'

const counted = new Intl.NumberFormat('en-IN')

interface Props<R extends ImportedRow> {
  id: string
  /** What is imported, as in “Import redirects”. */
  plural: string
  /** One row, and several, as in “1 redirect imported.” */
  nouns: [one: string, many: string]
  label: string
  hint: string
  /** The API path that previews and imports a table. */
  path: string
  /** Maximum file size in bytes. */
  maxBytes: number
  children: (row: R) => React.ReactNode
}

/** Imports records from a file or pasted cells, after a preview. */
export function TableImport<R extends ImportedRow>({ children, ...props }: Props<R>) {
  const { text, edit, preview, look, store, choose, isBusy, notice } = useImport<R>(props)
  const good = preview ? preview.new + preview.changed : 0
  return (
    <Panel heading={`Import ${props.plural}`}>
      <div className="space-y-4">
        {notice}
        <TextArea
          id={props.id}
          label={props.label}
          hint={props.hint}
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
        {text !== '' && (
          <LeaveWarning
            isDirty={() => true}
            isSaving={isBusy}
            place={[]}
            about={`${props.label}: not imported yet.`}
            onLeave={() => edit('')}
          />
        )}
        {preview && <ImportPreview preview={preview}>{children}</ImportPreview>}
      </div>
    </Panel>
  )
}

type Importing = Pick<Props<ImportedRow>, 'nouns' | 'path' | 'maxBytes'>

function useImport<R extends ImportedRow>({ nouns, path, maxBytes }: Importing) {
  const [table, setTable] = useState<TypedTable<Imported<R>>>({ text: '' })
  const { text } = table
  const { notify, dismiss, notice, reload, isBusy, run, send, fail, succeed } = useAction()

  const edit = (text: string) => setTable({ text })
  const transmit = async (isPreview: boolean) => {
    dismiss()
    const body = { text, preview: isPreview }
    const { data, problem } = await send(() =>
      call<Imported<R>>('POST', path, body, { isLong: true }),
    )
    if (problem) fail(problem)
    return data
  }
  const look = () =>
    run(async () => {
      const found = await transmit(true)
      setTable((now) => withFound(now, found && { text, found }))
    })
  const store = () =>
    run(async () => {
      const stored = await transmit(false)
      if (!stored) return
      setTable((now) => withoutImported(now, text))
      await reload()
      succeed(importedText(stored.new + stored.changed, ...nouns))
    })
  const choose = async ([file]: File[]) => {
    dismiss()
    if (!file) return
    if (file.size > maxBytes) {
      const maxMegabytes = Math.floor(maxBytes / 1_000_000)
      return notify('failure', alert(`“${file.name}” is larger than ${maxMegabytes} MB.`))
    }
    try {
      edit(decodeText(new Uint8Array(await file.arrayBuffer())))
    } catch {
      notify('failure', alert(`“${file.name}” is no text. Save it as CSV.`))
    }
  }
  return { text, edit, preview: foundIn(table), look, store, choose, isBusy, notice }
}
