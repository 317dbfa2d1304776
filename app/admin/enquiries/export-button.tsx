import { useSearchParams } from 'react-router'
import { CsvExport } from '../table-import/csv-export.tsx'
import { apiSearch } from './search.ts'

/** Saves what the list shows, on all its pages. */
export function ExportButton() {
  const [search] = useSearchParams()
  return <CsvExport path={`/Enquiry/export?${apiSearch(search)}`} name="enquiries" />
}
