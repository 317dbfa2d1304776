import { FileUp, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { CsvExport } from '../table-import/csv-export.tsx'
import { buttonClass } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { Route } from './+types/rates'
import { loadSuppliers, type SuppliersData, supplierPageSize } from './load-suppliers.ts'
import { SupplierFilters } from './supplier-filters.tsx'
import { SupplierGroups } from './supplier-groups.tsx'

export const ErrorBoundary = Failure

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadSuppliers(request)

/** Suppliers by place and kind. */
export default function Rates({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenFrame title="Rate book">
      <p className="max-w-prose text-ink-muted">
        What the agency itself pays. Quotes take their costs from here; guests never see them.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={href('/admin/rates/new')}
          className={buttonClass({ look: 'primary', size: 'small' })}
        >
          <Plus aria-hidden className="size-4" /> Add a supplier
        </Link>
        <Link to={href('/admin/rates/import')} className={buttonClass({ size: 'small' })}>
          <FileUp aria-hidden className="size-4" /> Import rates
        </Link>
        <CsvExport path="/rates.csv" name="rates" />
      </div>
      <Panel heading={loaderData.isArchive ? 'Archived suppliers' : 'Suppliers'}>
        <div className="space-y-4">
          <SupplierFilters {...loaderData} />
          <Suppliers {...loaderData} />
        </div>
      </Panel>
    </ScreenFrame>
  )
}

function Suppliers({ items, page, total, q, kind, isArchive }: SuppliersData) {
  if (!items) {
    return <LoadFailure>The suppliers could not be loaded. Please try again.</LoadFailure>
  }
  if (items.length === 0) {
    return <Nothing isNarrowed={Boolean(q || kind)} isArchive={isArchive} />
  }
  return (
    <>
      <SupplierGroups suppliers={items} />
      {total > supplierPageSize && (
        <Pagination page={page} pageSize={supplierPageSize} total={total} />
      )}
    </>
  )
}

interface NothingProps {
  isNarrowed: boolean
  isArchive: boolean
}

const Nothing = ({ isNarrowed, isArchive }: NothingProps) => (
  <p className="p-6 text-center">
    <span className="block font-semibold">
      {isNarrowed ? 'No suppliers match' : isArchive ? 'No archived suppliers' : 'No suppliers yet'}
    </span>
    <span className="text-ink-muted">
      {!isNarrowed && !isArchive && 'Add one, or import a sheet: it adds the suppliers it names.'}
      {isNarrowed && 'Try another name or place, or all kinds.'}
    </span>
  </p>
)
