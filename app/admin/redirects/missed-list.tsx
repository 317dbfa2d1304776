import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { WireMissedAddress } from '#server/api/redirects/redirect-import-routes.ts'
import { dayText } from '../dates.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { buttonClass } from '../ui/button.tsx'
import { onFirstClick } from '../ui/first-click.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { readable } from './readable.ts'

interface Props {
  missed: WireMissedAddress[]
  onDismiss: (path: string) => void
}

/** Requested addresses that were not found, most requested first. */
export function MissedList({ missed, onDismiss }: Props) {
  return (
    <Panel heading="Not found">
      {missed.length === 0 ? (
        <p className="text-ink-muted">
          Addresses that visitors asked for and this site does not have appear here.
        </p>
      ) : (
        <ul className="max-h-96 overflow-y-auto">
          {missed.map((each) => (
            <MissedRow key={each.path} missed={each} onDismiss={() => onDismiss(each.path)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface RowProps {
  missed: WireMissedAddress
  onDismiss: () => void
}

function MissedRow({ missed: { path, count, askedAt, suggestion }, onDismiss }: RowProps) {
  const search = new URLSearchParams({ from: path, ...(suggestion && { to: suggestion }) })
  const shown = readable(path)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 grow basis-52">
        <p className="wrap-anywhere">{shown}</p>
        <p className="text-sm text-ink-muted">
          {count.toLocaleString('en-IN')} {count === 1 ? 'time' : 'times'}, last on{' '}
          {dayText(askedAt)}
        </p>
      </div>
      <Link
        to={`?${search}#redirect-form`}
        className={buttonClass({ look: 'outline', size: 'small' })}
      >
        Redirect<span className="sr-only"> {shown}</span>
      </Link>
      <IconButton text={`Remove ${shown} from the list`} onClick={onFirstClick(onDismiss)}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
