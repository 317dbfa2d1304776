import type { WireNote } from '#server/api/enquiries/enquiry-schemas.ts'
import { momentText } from '../../dates.ts'

/** What staff did and wrote, the latest first. */
export function Notes({ notes }: { notes: WireNote[] }) {
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
