import { useNavigate, useSearchParams } from 'react-router'
import type { WireRate } from '#server/api/rates/rate-answer.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { readOrThrow } from '../api/guard.ts'
import { changedSearch } from '../search/changed-search.ts'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/supplier'
import { BackToBook } from './back-to-book.tsx'
import { GridPanel } from './grid/grid-panel.tsx'
import { RateList } from './rate-list.tsx'
import { SupplierDetails } from './supplier-details.tsx'
import { SupplierForm } from './supplier-form.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useRates } from './use-rates.ts'

export const ErrorBoundary = () => (
  <Failure>
    <BackToBook />
  </Failure>
)

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const path = `/suppliers/${encodeURIComponent(params.id)}`
  const [supplier, rates] = await Promise.all([
    readOrThrow<WireSupplier>(request, path),
    readOrThrow<WireList<WireRate>>(request, `${path}/rates`),
  ])
  return { supplier, rates: rates.$values }
}

/** A supplier and its rates. */
export default function Supplier({ loaderData }: Route.ComponentProps) {
  const { supplier } = loaderData
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const close = () => navigate({ search: changedSearch(search, { details: undefined }) })
  return (
    <ScreenFrame title={supplier.name} width="wide">
      <BackToBook />
      {search.has('details') ? (
        <SupplierForm key={supplier.id} edited={supplier} onSaved={close} onCancel={close} />
      ) : (
        <SupplierDetails supplier={supplier} />
      )}
      <RatesPanel key={supplier.id} {...loaderData} />
    </ScreenFrame>
  )
}

function RatesPanel({ supplier, rates: loaded }: Route.ComponentProps['loaderData']) {
  const [search] = useSearchParams()
  const rates = useRates(loaded)
  const isWide = useIsWide()
  const isList = !isWide || search.get('view') === 'list'
  const asked = (view?: string) => changedSearch(search, { view, edit: undefined })
  return (
    <Panel heading="Rates">
      <div className="space-y-4">
        {isWide && (
          <div className="flex">
            <Tabs label="How rates are shown">
              <Tab to={asked()} current={!isList && 'true'} preventScrollReset>
                Grid
              </Tab>
              <Tab to={asked('list')} current={isList && 'true'} preventScrollReset>
                List
              </Tab>
            </Tabs>
          </div>
        )}
        {isList ? (
          <RateList supplier={supplier} rates={rates} />
        ) : (
          <GridPanel supplier={supplier} rates={rates} />
        )}
      </div>
    </Panel>
  )
}
