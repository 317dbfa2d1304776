import { Download } from 'lucide-react'
import { useState } from 'react'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { useExport } from '../table-import/csv-export.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'

const whole = 'catalogue'
const choices = [
  { value: whole, text: 'Everything' },
  ...kindNames.map((name) => ({ value: name, text: kindOf(name).site.label })),
]

/** Exports listings as sheets in the format of imports. */
export function ExportPanel() {
  const [what, setWhat] = useState(whole)
  const { isBusy, save } = useExport()
  const exportIt = () => save(`/exports/${what}.xlsx`, what.toLowerCase(), 'xlsx')
  return (
    <Panel heading="Start from your current listings">
      <p className="mb-4 max-w-prose text-ink-muted">
        The export has every column that an import understands. Change cells, add rows, and send it
        back.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(14rem,100%)] grow sm:max-w-xs">
          <Choice
            id="export-what"
            label="Listings"
            options={choices}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
          />
        </div>
        <Button onClick={exportIt} disabled={isBusy}>
          <Download aria-hidden className="size-5" /> {isBusy ? 'Exporting…' : 'Export XLSX'}
        </Button>
      </div>
    </Panel>
  )
}
