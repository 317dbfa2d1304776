import { Download } from 'lucide-react'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { readFile, saveFile } from '../api/file.ts'
import { toast } from '../notice.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { Button } from '../ui/button.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

interface Props {
  /** The API path of the table. */
  path: string
  /** The file name before the date. */
  name: string
}

/** Exports a table for spreadsheets. */
export function CsvExport({ path, name }: Props) {
  const { isBusy, run } = useBusy()
  const { notify } = useNotify()
  const send = useSend()

  async function save() {
    const { data, problem } = await send(() => readFile(path))
    if (data) return saveFile(data, `${name}-${todayInKolkata()}.csv`)
    notify('failure', toast(`The export could not be made. ${problem.Error}`))
  }
  return (
    <Button size="small" disabled={isBusy} onClick={() => run(save)}>
      <Download aria-hidden className="size-4" /> {isBusy ? 'Exporting...' : 'Export CSV'}
    </Button>
  )
}
