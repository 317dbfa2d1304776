import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import type { WireChange, WireEntry } from '#server/api/operations/history-routes.ts'
import { momentText } from '../dates.ts'
import { Button } from '../ui/button.tsx'
import { nounOf, placeOf, verbOf } from './words.ts'

interface Props {
  entry: WireEntry
  onRevert: () => void
}

/** Who did what, in a sentence, with the change of each field. */
export function EntryRow({ entry, onRevert }: Props) {
  const { author, at, title, changes, restorable } = entry
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-4 last:border-b-0">
      <div className="min-w-0 grow basis-80 space-y-2">
        <p className="break-words">
          <span className="font-semibold">{author}</span> {verbOf(entry)} the {nounOf(entry)}{' '}
          <Subject entry={entry} />
        </p>
        <p className="text-sm text-ink-muted">
          <time dateTime={at}>{momentText(at)}</time>
        </p>
        {changes.length > 0 && <Changes changes={changes} />}
      </div>
      {restorable && (
        <Button size="small" onClick={onRevert}>
          <RotateCcw aria-hidden className="size-4" /> Restore
          <span className="sr-only">
            {' '}
            {title}, {momentText(at)}
          </span>
        </Button>
      )}
    </li>
  )
}

/** The name, linked to its screen; settings have no link, nor do erased records. */
function Subject({ entry }: { entry: WireEntry }) {
  const { kind, title, action } = entry
  if (kind === 'Setting') return null
  if (kind === 'Enquiry') return `(${title})`
  if (kind === 'User' || (action === 'delete' && kind !== 'Text')) return `“${title}”`
  return (
    <Link to={placeOf(entry)} className="text-link underline">
      “{title}”
    </Link>
  )
}

function Changes({ changes }: { changes: WireChange[] }) {
  return (
    <dl className="space-y-2 text-sm">
      {changes.map(({ label, before, after }) => (
        <div
          key={`${label}:${before}:${after}`}
          className="grid gap-x-4 @2xl:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="font-medium break-words text-ink-muted">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {before && <del className="text-ink-muted">{before}</del>}
            {before && after && <span aria-hidden> → </span>}
            {after ? <ins className="no-underline">{after}</ins> : <Emptied before={before} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Emptied = ({ before }: { before: string }) =>
  before ? <span className="sr-only">, now empty</span> : 'empty'
