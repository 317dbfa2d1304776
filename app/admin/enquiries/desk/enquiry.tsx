import { ArrowLeft } from 'lucide-react'
import { href, Link, Navigate, useLocation } from 'react-router'
import { isTap } from '#catalogue/enquiries/enquiry.ts'
import type {
  WireAssignee,
  WireEnquiryFile,
  WireNote,
} from '#server/api/enquiries/enquiry-schemas.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readOrThrow, requireToken } from '../../api/guard.ts'
import { momentText } from '../../dates.ts'
import { Failure } from '../../shell/failure.tsx'
import { Panel, ScreenFrame } from '../../shell/screen-frame.tsx'
import { type Shortcut, Shortcuts } from '../../ui/shortcuts.tsx'
import { EnquiryRows } from '../enquiry-rows.tsx'
import { nameOf, originText } from '../enquiry-words.ts'
import type { Route } from './+types/enquiry'
import { Answers } from './answers.tsx'
import { DeskForm } from './desk-form.tsx'
import { PersonsData } from './persons-data.tsx'
import { Reach } from './reach.tsx'
import { usePersonsData } from './use-persons-data.ts'

export const ErrorBoundary = Failure

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireToken(request)
  const [enquiry, assignees] = await Promise.all([
    readOrThrow<WireEnquiryFile>(request, `/Enquiry/${params.id}`),
    read<WireList<WireAssignee>>(request, '/Enquiry/assignees'),
  ])
  return { enquiry, assignees: assignees.data?.$values ?? [] }
}

export default function Enquiry({ loaderData }: Route.ComponentProps) {
  const { enquiry, assignees } = loaderData
  const others = enquiry.others.$values
  const { state } = useLocation()
  const data = usePersonsData(enquiry)
  const list = { pathname: href('/admin/enquiries'), search: state?.list }
  // Without the form, which would ask whether to leave what was typed.
  if (data.isDone) return <Navigate to={list} replace />
  return (
    <ScreenFrame title={nameOf(enquiry)}>
      <div className="-mt-3 flex flex-wrap items-center gap-x-5 text-ink-muted">
        <Link
          id="all-enquiries"
          to={list}
          className="inline-flex min-h-11 items-center gap-1.5 text-link underline"
        >
          <ArrowLeft aria-hidden className="size-4" /> All enquiries
        </Link>
        <span>
          {originText(enquiry.form)}, {enquiry.reference}, {momentText(enquiry.createdAt)}
        </span>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <Panel heading={isTap(enquiry.form) ? 'Link tap' : 'Enquiry details'}>
          <Reach enquiry={enquiry} />
          <Answers enquiry={enquiry} />
        </Panel>
        <div className="min-w-0 space-y-6 xl:row-span-2">
          <DeskForm key={`${enquiry.id}`} enquiry={enquiry} assignees={assignees} />
          <Panel heading="History">
            <Notes notes={enquiry.notes.$values} />
          </Panel>
        </div>
        {others.length > 0 && (
          <Panel heading="Also from this person">
            <div className="-mx-4 -mb-4 border-t border-line sm:-mx-5 sm:-mb-5 sm:[&_li]:px-5">
              <EnquiryRows items={others} />
            </div>
          </Panel>
        )}
      </div>
      <PersonsData data={data} />
      <Shortcuts shortcuts={shortcuts} />
    </ScreenFrame>
  )
}

const press = (id: string) => () => document.getElementById(id)?.click()
const focus = (id: string) => () => document.getElementById(id)?.focus()

const shortcuts: Shortcut[] = [
  { key: 'c', text: 'Call', run: press('call') },
  { key: 'w', text: 'Write on WhatsApp', run: press('chat') },
  { key: 'm', text: 'Write a mail', run: press('mail') },
  { key: 's', text: 'Change the status', run: focus('status') },
  { key: 'f', text: 'Set the follow-up day', run: focus('followUpOn') },
  { key: 'n', text: 'Write a note', run: focus('note') },
  { key: 'Ctrl+S', text: 'Save' },
  { key: 'u', text: 'Back to the list', run: press('all-enquiries') },
]

function Notes({ notes }: { notes: WireNote[] }) {
  if (notes.length === 0) return <p className="text-ink-muted">No activity yet.</p>
  return (
    <ol className="space-y-4 border-l-2 border-line pl-4">
      {notes.toReversed().map((note) => (
        <li key={note.id}>
          <p className="text-sm text-ink-muted">
            {note.author}, {momentText(note.createdAt)}
          </p>
          <p className="break-words whitespace-pre-line">{note.text}</p>
        </li>
      ))}
    </ol>
  )
}
