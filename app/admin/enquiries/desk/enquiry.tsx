import { ArrowLeft } from 'lucide-react'
import { href, type Link, Navigate, useLocation } from 'react-router'
import { isTap } from '#catalogue/enquiries/enquiry.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'
import type { WireText } from '#server/api/content/text-routes.ts'
import type {
  WireAssignee,
  WireEnquiryFile,
  WireNote,
} from '#server/api/enquiries/enquiry-schemas.ts'
import type { WireListedQuote } from '#server/api/quotes/quote-answer.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readOrThrow } from '../../api/guard.ts'
import { momentText } from '../../dates.ts'
import { TextLink } from '../../links/text-link.tsx'
import { QuotesOfEnquiry } from '../../quotes/quotes-of-enquiry.tsx'
import { Failure } from '../../shell/failure.tsx'
import { Panel, ScreenFrame } from '../../shell/screen-frame.tsx'
import { EnquiryRows, type ListState } from '../enquiry-rows.tsx'
import { nameOf } from '../enquiry-words.ts'
import { SpamBadge, StatusBadge } from '../status-badge.tsx'
import type { Route } from './+types/enquiry'
import { useAfterAnswering } from './after-answering.tsx'
import { DeskShortcuts } from './desk-shortcuts.tsx'
import { Facts } from './facts.tsx'
import { Neighbours } from './neighbours.tsx'
import { NoteForm } from './note-form.tsx'
import { PersonsData } from './persons-data.tsx'
import { ContactLinks } from './reach.tsx'
import { Replies } from './replies.tsx'
import { usePersonsData } from './use-persons-data.ts'
import { useQuickChange } from './use-quick-change.ts'
import { Work } from './work.tsx'

export function ErrorBoundary() {
  return (
    <Failure>
      <AllEnquiries to={href('/admin/enquiries')} />
    </Failure>
  )
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const [enquiry, assignees, replies, quotes] = await Promise.all([
    readOrThrow<WireEnquiryFile>(request, `/Enquiry/${params.id}`),
    read<WireList<WireAssignee>>(request, '/Enquiry/assignees'),
    read<WireText & { value: TextValue<'replies'> }>(request, '/Text/replies'),
    read<WireList<WireListedQuote>>(request, `/quotes?enquiryId=${params.id}`),
  ])
  return {
    enquiry,
    assignees: assignees.data?.$values ?? [],
    replies: replies.data?.value.replies.items ?? [],
    quotes: quotes.data?.$values,
  }
}

export default function Enquiry({ loaderData }: Route.ComponentProps) {
  const { enquiry } = loaderData
  const state: ListState | null = useLocation().state
  const data = usePersonsData(enquiry)
  const list = { pathname: href('/admin/enquiries'), search: state?.list }
  // Without the form, which would ask about unsaved changes.
  if (data.isDone) return <Navigate to={list} replace />
  return (
    <ScreenFrame title={nameOf(enquiry)}>
      <div className="-mt-3 flex flex-wrap items-center gap-x-4">
        <AllEnquiries to={list} />
        <StatusBadge status={enquiry.status} />
        {enquiry.suspicion && <SpamBadge />}
        {state?.ids && <Neighbours id={enquiry.id} state={state} />}
      </div>
      <Desk key={enquiry.id} {...loaderData} />
      <PersonsData data={data} />
      <DeskShortcuts />
    </ScreenFrame>
  )
}

const AllEnquiries = ({ to }: { to: React.ComponentProps<typeof Link>['to'] }) => (
  <TextLink id="all-enquiries" to={to} className="gap-1.5">
    <ArrowLeft aria-hidden className="size-4" /> All enquiries
  </TextLink>
)

type DeskProps = Awaited<ReturnType<typeof clientLoader>>

/** The request and ways to answer on one side, the work of staff on the other. */
function Desk({ enquiry, assignees, replies, quotes }: DeskProps) {
  const quick = useQuickChange(enquiry)
  const { question, onOpened } = useAfterAnswering(enquiry, quick)
  const others = enquiry.others.$values
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="min-w-0 space-y-6">
        <Panel heading={isTap(enquiry.form) ? 'Link tap' : 'Enquiry details'}>
          <div className="space-y-4">
            <ContactLinks enquiry={enquiry} onOpened={onOpened} />
            <Facts enquiry={enquiry} />
          </div>
        </Panel>
        <QuotesOfEnquiry enquiryId={enquiry.id} quotes={quotes} />
        <Replies enquiry={enquiry} replies={replies} onOpened={onOpened} />
      </div>
      <div className="min-w-0 space-y-6">
        <Panel heading="Next steps">
          <Work enquiry={enquiry} assignees={assignees} quick={quick} />
        </Panel>
        <NoteForm enquiry={enquiry} />
        <Panel heading="History">
          <Notes notes={enquiry.notes.$values} />
        </Panel>
        {others.length > 0 && (
          <Panel heading="Also from this person">
            <div className="-mx-4 -mb-4 border-t border-line sm:-mx-5 sm:-mb-5">
              <EnquiryRows items={others} />
            </div>
          </Panel>
        )}
      </div>
      {question}
    </div>
  )
}

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
