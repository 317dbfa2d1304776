import { Printer } from 'lucide-react'
import { Breadcrumbs } from '../sections/breadcrumbs.tsx'
import { useList } from '../site.ts'

interface Props {
  title: string
  path: string
}

/** Above the sheet, and never on paper. */
export function PrintTools({ title, path }: Props) {
  const crumbs = [
    useList('TravelPackage'),
    { label: title, path },
    { label: 'To print', path: `${path}/print` },
  ]
  return (
    <div className="page page-top sheet-tools">
      <Breadcrumbs crumbs={crumbs} />
      <button
        type="button"
        className="button button-primary script-only"
        onClick={() => window.print()}
      >
        <Printer aria-hidden="true" size={18} /> Print or save as PDF
      </button>
      <noscript>
        <p>Print this page from the menu of your browser.</p>
      </noscript>
    </div>
  )
}
