import { FileSpreadsheet, FileUp, Images, X } from 'lucide-react'
import { importLimits } from '#catalogue/imports/import.ts'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { FileInput } from '../pictures/file-input.tsx'
import { Panel } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useSendImport } from './use-send-import.ts'
import { sizeText } from './words.ts'

const accept = '.xlsx,.csv,.tsv,.txt,.json,.zip'
const kinds = kindNames.map((name) => ({ value: name, text: kindOf(name).site.label }))

/** Selects files, and uploads them to be checked. */
export function SendPanel() {
  const { files, add, remove, kind, setKind, sendAll, isBusy, sent, notice } = useSendImport()
  return (
    <Panel heading="Send sheets">
      <div className="space-y-4">
        {notice}
        <div className="relative rounded-xl border-2 border-dashed border-line-strong p-5 text-center focus-within:outline-2 sm:p-6">
          <FileUp aria-hidden className="mx-auto size-8 text-ink-muted" />
          <p className="mt-2 font-semibold">Choose files, or drop them here</p>
          <p className="mt-1 text-sm text-ink-muted">
            XLSX, CSV or JSON, and a zip of pictures: up to {importLimits.files} files and 1 GB
          </p>
          <FileInput
            aria-label="Choose files"
            accept={accept}
            multiple
            disabled={isBusy}
            onFiles={add}
          />
        </div>
        {files.length > 0 && <ChosenFiles files={files} onRemove={remove} isBusy={isBusy} />}
        {files.length > 0 && (
          <Choice
            id="import-kind"
            label="Where a sheet’s name does not say it, its rows are"
            hint="Sheets called Hotels, Hotel rooms, Travel package days or Enquiries need no answer."
            placeholder="Told by each sheet’s name"
            options={kinds}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button look="primary" onClick={sendAll} disabled={isBusy || files.length === 0}>
            Check
          </Button>
          <p className="text-sm text-ink-muted" aria-live="polite">
            {sent ??
              'Nothing is written before you have seen what each row does. A blank cell leaves what is there; (empty) clears it.'}
          </p>
        </div>
      </div>
    </Panel>
  )
}

interface ChosenProps {
  files: File[]
  onRemove: (file: File) => void
  isBusy: boolean
}

const ChosenFiles = ({ files, onRemove, isBusy }: ChosenProps) => (
  <ul aria-label="Chosen files" className="divide-y divide-line rounded-xl border border-line">
    {files.map((file) => {
      const Icon = /\.zip$/i.test(file.name) ? Images : FileSpreadsheet
      return (
        <li key={file.name} className="flex items-center gap-3 py-1 pr-1 pl-3">
          <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
          <span className="min-w-0 grow wrap-anywhere">{file.name}</span>
          <span className="shrink-0 text-sm text-ink-muted tabular-nums">
            {sizeText(file.size)}
          </span>
          <IconButton text={`Remove ${file.name}`} onClick={() => onRemove(file)} isOff={isBusy}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </li>
      )
    })}
  </ul>
)
