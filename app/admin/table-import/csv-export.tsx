import { Download } from 'lucide-react'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { readFile, saveFile } from '../api/file.ts'
import { toast } from '../notice.ts'
import { Button } from '../ui/button.tsx'
import { useAction } from '../use-action.ts'

interface Props {
  /** The API path of the table. */
  path: string
  /** The file name before the date. */
  name: string
}

/** Exports a table for spreadsheets. */
export function CsvExport({ path, name }: Props) {
  const { isBusy, save } = useExport()
  return (
    <Button size="small" disabled={isBusy} onClick={() => save(path, name, 'csv')}>
      <Download aria-hidden className="size-4" /> {isBusy ? 'Exporting...' : 'Export CSV'}
    </Button>
  )
}

/** Downloads a table; its file is named after it and today's date. */
export function useExport() {
  const { isBusy, run, notify, send } = useAction()
  const save = (path: string, name: string, type: 'csv' | 'xlsx') =>
    run(async () => {
      const { data, problem } = await send(() => readFile(path))
      if (data) return saveFile(data, `${name}-${todayInKolkata()}.${type}`)
      notify('failure', toast(`The export could not be made. ${problem.Error}`))
    })
  return { isBusy, save }
}
