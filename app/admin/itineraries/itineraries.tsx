import { useNavigate } from 'react-router'
import { readWhole } from '#catalogue/number.ts'
import type { WireList, WirePart } from '#server/wire/schemas.ts'
import { read } from '../api/guard.ts'
import { readOwners } from '../parts/load-parts.ts'
import { OwnerChoice } from '../parts/owner-choice.tsx'
import { OwnerGone } from '../parts/owner-gone.tsx'
import { useOwner } from '../parts/use-owner.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { Route } from './+types/itineraries'
import { DaysEditor } from './days-editor.tsx'

export const ErrorBoundary = Failure

const parameter = 'travelPackageId'

interface PackageWithDays {
  dayWiseItinerary: WireList<WirePart>
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = readWhole(new URL(request.url).searchParams.get(parameter) ?? '') || undefined
  const [packages, opened] = await Promise.all([
    readOwners(request, 'TravelPackage', id),
    id ? read<PackageWithDays>(request, `/TravelPackage/${id}`) : undefined,
  ])
  if (opened?.problem) console.error(opened.problem)
  return { packages, id, days: opened?.data?.dayWiseItinerary.$values, problem: opened?.problem }
}

export default function Itineraries({ loaderData }: Route.ComponentProps) {
  const { packages, id } = loaderData
  const navigate = useNavigate()
  const owner = useOwner({
    parameter,
    ownerId: id,
    data: loaderData,
    open: async (id) => navigate({ search: id ? `?${parameter}=${id}` : '' }),
  })
  return (
    <ScreenFrame title="Manage Itineraries" width="narrow">
      {!packages && (
        <LoadFailure>The travel packages could not be loaded. Please try again.</LoadFailure>
      )}
      <OwnerChoice
        name={parameter}
        label="Travel package"
        placeholder="Select a travel package"
        owners={packages ?? []}
        ownerId={owner.shown}
        onChoose={owner.choose}
      />
      {owner.isOutdated ? (
        <p role="status" className="py-8 text-center text-ink-muted">
          Loading...
        </p>
      ) : (
        <Days data={loaderData} isLoading={owner.isLoading} />
      )}
    </ScreenFrame>
  )
}

interface DaysProps {
  data: Route.ComponentProps['loaderData']
  /** Another package was just chosen. */
  isLoading: boolean
}

function Days({ data: { id, days = [], problem }, isLoading }: DaysProps) {
  if (problem?.status === 404) return <OwnerGone kind="TravelPackage" />
  if (problem) {
    return (
      <>
        <LoadFailure>{problem.Error}</LoadFailure>
        <p className="text-center font-semibold">No data available</p>
      </>
    )
  }
  return <DaysEditor key={id ?? 'none'} packageId={id} records={days} isLoading={isLoading} />
}
