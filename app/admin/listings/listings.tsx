import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { screens } from '../screens.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/listings'
import { ListingForm } from './form/listing-form.tsx'
import { ListingList } from './list/listing-list.tsx'
import { useDuplication } from './list/use-row-actions.ts'
import { loadScreen, type ScreenData } from './load.ts'
import { useFormRounds } from './use-form-rounds.ts'
import { viewSearch } from './view.ts'

export const ErrorBoundary = Failure

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadScreen(request, params.screen)

export default function Listings({ loaderData }: Route.ComponentProps) {
  return <ListingScreen key={loaderData.kind} data={loaderData} />
}

/** The list of a kind next to the form of one of its listings; on narrow screens, one or the other. */
function ListingScreen({ data }: { data: ScreenData }) {
  const { kind, view, editing, lastChange } = data
  const form = useFormRounds(data)
  const duplicate = useDuplication(kind, form.openCopy)
  return (
    <ScreenFrame title={screens[kind].title} width="wide">
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className={`xl:sticky xl:top-6 ${view.edit ? 'max-xl:hidden' : ''}`}>
          <ListingList data={data} onOpen={form.open} onDuplicate={duplicate} saved={form.saved} />
        </div>
        <section
          aria-label="Form"
          className={`min-w-0 space-y-3 ${view.edit ? '' : 'max-xl:hidden'}`}
        >
          <ToList data={data} onLeave={form.leave} />
          {view.edit && view.edit !== 'new' && !editing && (
            <NoticeBox tone="failure">
              This listing could not be found. It may have been deleted.
            </NoticeBox>
          )}
          <ListingForm
            key={form.key}
            unsaved={form.hasUnsaved}
            name={kind}
            record={editing}
            lastChange={lastChange}
            onDuplicate={duplicate}
            onSaved={form.finish}
            onStored={form.stayOpen}
            onReload={form.reload}
            onDiscard={form.begin}
          />
        </section>
      </div>
    </ScreenFrame>
  )
}

/** The way back, where the list is out of sight. */
function ToList({ data: { kind, view }, onLeave }: { data: ScreenData; onLeave: () => void }) {
  return (
    <Link
      to={{ search: viewSearch({ ...view, edit: undefined }) }}
      onClick={(event) => {
        event.preventDefault()
        onLeave()
      }}
      className="-mt-2 inline-flex min-h-11 items-center gap-2 font-medium text-link xl:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" /> {screens[kind].list}
    </Link>
  )
}
