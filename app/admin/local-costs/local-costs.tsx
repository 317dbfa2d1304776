import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { localCostPageSize } from '#catalogue/local-costs/local-cost-query.ts'
import type { WireCostImport, WireLocalCost } from '#server/api/local-costs/local-cost-routes.ts'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { CsvExport } from '../table-import/csv-export.tsx'
import { TableImport } from '../table-import/table-import.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { NoData } from '../ui/no-data.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { useChange } from '../use-change.ts'
import type { Route } from './+types/local-costs'
import { CostFilters } from './cost-filters.tsx'
import { CostForm } from './cost-form.tsx'
import { CostRow } from './cost-row.tsx'
import { type CostsData, loadCosts } from './load-costs.ts'
import { ShownOn } from './shown-on.tsx'

export const ErrorBoundary = Failure

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCosts(request)

const question = 'Are you sure you want to delete this local cost?'

/** Local costs by place. */
export default function LocalCosts({ loaderData }: Route.ComponentProps) {
  const { places, place, pages, edited } = loaderData
  const placeTitle = places?.find(({ id }) => id === place)?.title
  return (
    <ScreenFrame title="Local costs">
      <p className="max-w-prose text-ink-muted">
        What guests pay on the spot: ponies, tickets, union taxis. Pages that name the place show it
        under “What you will also pay”.
      </p>
      {places ? (
        <CostForm key={formKey(loaderData)} edited={edited} places={places} place={place} />
      ) : (
        <LoadFailure>The places could not be loaded. Please try again.</LoadFailure>
      )}
      <Panel heading="Existing local costs">
        <div className="space-y-3">
          <CostFilters {...loaderData} />
          {placeTitle && <ShownOn place={placeTitle} pages={pages} />}
          <CostList {...loaderData} />
          <CsvExport path="/local-costs/export" name="local-costs" />
        </div>
      </Panel>
      <CostImport />
    </ScreenFrame>
  )
}

/** The form is recreated for another cost or another place. */
const formKey = ({ asked, place }: CostsData) => (asked ? `edit ${asked}` : `add ${place}`)

function CostList({ items, page, total, q, place, toCheck }: CostsData) {
  const { change, isBusy, notice, ask, dialog } = useChange()

  async function remove({ id, what, place }: WireLocalCost) {
    if (!(await ask({ question, about: `${what}, ${place}`, verb: 'Delete' }))) return
    await change('DELETE', `/local-costs/${id}`, 'Local cost deleted successfully!')
  }
  const check = ({ id, version }: WireLocalCost) =>
    change('PUT', `/local-costs/${id}`, 'Marked as checked today.', {
      ...{ checkedOn: todayInKolkata(), version },
    })
  if (!items) {
    return <LoadFailure>The local costs could not be loaded. Please try again.</LoadFailure>
  }
  return (
    <>
      {notice}
      {items.length === 0 && (
        <NoData>
          {q || place || toCheck ? 'No local costs match.' : 'Add one above, or import many below.'}
        </NoData>
      )}
      <ul>
        {items.map((cost) => (
          <CostRow
            key={cost.id}
            cost={cost}
            isBusy={isBusy}
            onCheck={() => check(cost)}
            onRemove={() => remove(cost)}
          />
        ))}
      </ul>
      <Pagination page={page} pageSize={localCostPageSize} total={total} />
      {dialog}
    </>
  )
}

type Row = WireCostImport['$values'][number]

/** Imports local costs; accepts the file of “Export CSV”. */
const CostImport = () => (
  <TableImport<Row>
    id="cost-import"
    plural="local costs"
    nouns={['local cost', 'local costs']}
    label="Table of local costs"
    hint="The first row names the columns: Place, What is paid for, Lowest amount, and any others of an export. Cells pasted from a spreadsheet work too."
    path="/local-costs/import"
    maxBytes={3_000_000}
  >
    {({ place, what }) => `${what}, ${place}`}
  </TableImport>
)
