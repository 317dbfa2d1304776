import { FileUp } from 'lucide-react'
import { importLimits, megabytes } from '#catalogue/imports/import.ts'
import { requireToken } from '../api/guard.ts'
import { FileInput } from '../pictures/file-input.tsx'
import { LeaveWarning } from '../record-form/leaving/leave-warning.tsx'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-input.tsx'
import type { Route } from './+types/rate-import'
import { BackToBook } from './back-to-book.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useRateImport } from './use-rate-import.ts'

export const ErrorBoundary = Failure

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

/** Rates from an office's spreadsheet: first a preview, then all or none. */
export default function RateImport() {
  const importing = useRateImport()
  return (
    <ScreenFrame title="Import rates">
      <BackToBook />
      <SheetPanel {...importing} />
      <ImportOutcome {...importing} />
    </ScreenFrame>
  )
}

type PanelProps = ReturnType<typeof useRateImport>

function SheetPanel({ pasted, paste, isBusy, progress, notice, ...importing }: PanelProps) {
  return (
    <Panel heading="Your sheet">
      <div className="space-y-4">
        {notice}
        <DropArea isBusy={isBusy} preview={importing.preview} />
        <Columns />
        <details>
          <summary className="cursor-pointer py-2 font-semibold pointer-coarse:py-3">
            Paste cells instead
          </summary>
          <div className="mt-2 space-y-3">
            <TextArea
              id="rate-cells"
              label="Cells of a spreadsheet"
              hint="The first row names the columns."
              value={pasted}
              onChange={({ target }) => paste(target.value)}
              spellCheck={false}
            />
            <Button onClick={importing.previewPasted} disabled={isBusy || pasted.trim() === ''}>
              Check
            </Button>
          </div>
        </details>
        {pasted !== '' && (
          <LeaveWarning
            isDirty={importing.hasUnsaved}
            place={[]}
            about="The rates are not imported yet."
            onLeave={() => paste('')}
          />
        )}
        {progress && <Progress {...progress} />}
      </div>
    </Panel>
  )
}

const DropArea = ({ isBusy, preview }: Pick<PanelProps, 'isBusy' | 'preview'>) => (
  <div className="relative rounded-xl border-2 border-dashed border-line-strong p-5 text-center focus-within:outline-2 sm:p-6">
    <FileUp aria-hidden className="mx-auto size-8 text-ink-muted" />
    <p className="mt-2 font-semibold">Choose a sheet, or drop it here</p>
    <p className="mt-1 text-sm text-ink-muted">
      XLSX or CSV, up to 10,000 rows and {megabytes(importLimits.sheetBytes)} MB
    </p>
    <FileInput
      aria-label="Choose a sheet"
      accept=".xlsx,.csv,.tsv,.txt"
      disabled={isBusy}
      onFiles={([file]) => file && preview(file)}
    />
  </div>
)

const Columns = () => (
  <p className="max-w-prose text-sm text-ink-muted">
    The first row names the columns: Supplier, Item, From and To, then Kind and Place for suppliers
    that are new here, Season, Meal plan, Double, Single, Extra adult, Child with bed, Child without
    bed, or Price and Unit. “Export CSV” of the rate book has them all. Amounts such as ₹12,500/-
    and days such as 1/4/2027, the day first, are understood.
  </p>
)

const Progress = ({ text, share }: NonNullable<PanelProps['progress']>) => (
  <div className="space-y-2">
    <progress aria-label={text} max={1} value={share} className="h-3 w-full accent-primary" />
    <p role="status" className="tabular-nums">
      {text}
    </p>
  </div>
)
