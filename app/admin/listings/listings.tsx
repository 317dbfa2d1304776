import { startTransition, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { focusForm } from '../record-form/focus-form.ts'
import { useFocusOfNext } from '../record-form/use-focus-of-next.ts'
import { screens } from '../screens.ts'
import { Failure } from '../shell/failure.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/listings'
import { ListingForm } from './form/listing-form.tsx'
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
        <ListingList data={data} onOpen={form.open} />
        <section aria-label="Form" className="min-w-0 space-y-4">
          {view.edit && !editing && (
            <NoticeBox tone="failure">
              This listing could not be found. It may have been deleted.
            </NoticeBox>
          )}
          <ListingForm
            key={form.key}
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

/** Which listing is in the form. Each save begins the form anew in create mode. */
function useFormRounds({ view, editing }: ScreenData) {
  const [round, setRound] = useState(0)
  const { show } = useView()
  const { revalidate } = useRevalidator()
  const isOnItsWay = useNavigation().state !== 'idle'
  const key = `${editing?.id ?? 'new'}-${round}`
  const focusNext = useFocusOfNext(key)

  function open(id?: number) {
    if (view.edit !== id) focusNext(show({ edit: id }))
    else if (isOnItsWay) focusNext(openAgain(id))
    else focusForm()
  }
  /** Of a listing that was saved and whose form is about to close. */
  async function openAgain(id?: number): Promise<boolean> {
    const isShown = await show({ edit: id })
    if (isShown) startTransition(() => setRound((count) => count + 1))
    return isShown
  }
  async function reload(): Promise<undefined> {
    await revalidate()
    // Not before the router has drawn what it read, or the form would begin with what was there.
    startTransition(() => setRound((count) => count + 1))
  }
  function begin() {
    focusNext(view.edit ? show({ edit: undefined }) : reload())
  }
  /** The form stays with what was saved. */
  async function goOn(id: number) {
    if (view.edit === id) await reload()
    else await show({ edit: id })
  }
  return { key, open, begin, reload, goOn }
}
