import { useSearchParams } from 'react-router'
import { CsvExport } from '../table-import/csv-export.tsx'
import { apiSearch } from './search.ts'

/** Exports all pages of the current list. */
export function ExportButton() {
  const [search] = useSearchParams()
  return <CsvExport path={`/Enquiry/export?${apiSearch(search)}`} name="enquiries" />
}
