import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { focusForm } from '../forms/focus-form.ts'
import { screens } from '../screens.ts'
import { Failure } from '../shell/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/listings'
import { ListingForm } from './listing-form.tsx'
import { ListingList } from './listing-list.tsx'
import { loadScreen, type ScreenData } from './load.ts'
import { useView } from './use-view.ts'

export const ErrorBoundary = Failure

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadScreen(request, params.screen)

export default function Listings({ loaderData }: Route.ComponentProps) {
  return <ListingScreen key={loaderData.kind} data={loaderData} />
}

/** The list of a kind beside the form of one of its listings. */
function ListingScreen({ data }: { data: ScreenData }) {
  const { kind, view, editing } = data
  const { title } = screens[kind]
  const form = useFormRounds(data)
  return (
    <div className="mx-auto max-w-[90rem] p-4 sm:p-6 lg:p-8">
      <title>{`${title} | Kashmir Escapes`}</title>
      <h1 className="mb-5 text-3xl">{title}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <ListingList data={data} onOpen={focusForm} />
        <section aria-label="Form" className="min-w-0 space-y-4">
          {view.edit && !editing && (
            <Notice tone="failure">
              This listing could not be found. It may have been deleted.
            </Notice>
          )}
          <ListingForm
            key={`${editing?.id ?? 'new'}-${form.round}`}
            name={kind}
            record={editing}
            onSaved={form.begin}
            onStored={form.goOn}
            onReload={form.reload}
            onDiscard={form.begin}
          />
        </section>
      </div>
    </div>
  )
}

/** Each save begins the form anew in create mode. */
function useFormRounds({ view }: ScreenData) {
  const [round, setRound] = useState(0)
  const { show } = useView()
  const { revalidate } = useRevalidator()
  async function reload() {
    await revalidate()
    setRound((count) => count + 1)
  }
  async function begin() {
    if (view.edit) await show({ edit: undefined })
    else await reload()
    focusForm()
  }
  /** The form stays with what was saved. */
  async function goOn(id: number) {
    if (view.edit === id) await reload()
    else await show({ edit: id })
  }
  return { round, begin, reload, goOn }
}
