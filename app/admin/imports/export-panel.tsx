import { Download } from 'lucide-react'
import { useState } from 'react'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { readFile, saveFile } from '../api/file.ts'
import { toast } from '../notice.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

const whole = 'catalogue'
const choices = [
  { value: whole, text: 'Everything' },
  ...kindNames.map((name) => ({ value: name, text: kindOf(name).site.label })),
]

/** Exports listings as sheets in the format of imports. */
export function ExportPanel() {
  const [what, setWhat] = useState(whole)
  const { isBusy, run } = useBusy()
  const { notify } = useNotify()
  const send = useSend()

  async function save() {
    const { data, problem } = await send(() => readFile(`/exports/${what}.xlsx`))
    if (data) return saveFile(data, `${what.toLowerCase()}-${todayInKolkata()}.xlsx`)
    notify('failure', toast(`The export could not be made. ${problem.Error}`))
  }
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
        <Button onClick={() => run(save)} disabled={isBusy}>
          <Download aria-hidden className="size-5" /> {isBusy ? 'Exporting…' : 'Export XLSX'}
        </Button>
      </div>
    </Panel>
  )
}
