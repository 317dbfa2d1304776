import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { readFile, saveFile } from '../api/file.ts'
import { toast } from '../notice.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { Button } from '../ui/button.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'
import { apiSearch } from './search.ts'

/** Saves what the list shows, on all its pages, as a table for spreadsheets. */
export function ExportButton() {
  const [search] = useSearchParams()
  const { isBusy, run } = useBusy()
  const { notify } = useNotify()
  const send = useSend()

  async function save() {
    const { data, problem } = await send(() => readFile(`/Enquiry/export?${apiSearch(search)}`))
    if (data) return saveFile(data, `enquiries-${todayInKolkata()}.csv`)
    const text = `The export could not be made. ${problem.Error}`
    notify('failure', toast(text))
  }
  return (
    <Button size="small" disabled={isBusy} onClick={() => run(save)}>
      <Download aria-hidden className="size-4" /> {isBusy ? 'Exporting...' : 'Export CSV'}
    </Button>
  )
}
