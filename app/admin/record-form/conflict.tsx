import type { WireEntry } from '#server/api/operations/history-routes.ts'
import { momentText } from '../dates.ts'
import { useMe } from '../shell/me.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceOfRecord, type Difference } from './differences.tsx'
import { type StoredRecord, useTheirs } from './use-theirs.ts'

export interface ConflictProps<T> {
  record: StoredRecord
  intro?: string
  /** The differences between their record and the form. */
  differences: (theirs: T) => Difference[]
  /** Overwrites their record with the form. */
  onOverwrite: (theirs: T) => void
  onTakeTheirs: (theirs: T) => void
}

/** Someone else saved first: who it was, the differences, and the choice between the two. */
export default function Conflict<T extends { version: number }>({
  record,
  intro = 'Your changes are kept. These fields differ:',
  differences,
  onOverwrite,
  onTakeTheirs,
}: ConflictProps<T>) {
  const { theirs, entry, isUnread, readAgain } = useTheirs<T>(record)
  if (isUnread) return <Unread onRetry={readAgain} />
  if (!theirs) return null
  return (
    <ChoiceOfRecord
      differences={differences(theirs)}
      onOverwrite={() => onOverwrite(theirs)}
      onTakeTheirs={() => onTakeTheirs(theirs)}
    >
      {entry && <Who entry={entry} />} {intro}
    </ChoiceOfRecord>
  )
}

function Who({ entry: { author, userId, at } }: { entry: WireEntry }) {
  const me = useMe()
  return userId === me.id
    ? `You saved it on ${momentText(at)} in another window or on another device.`
    : `${author} saved it on ${momentText(at)}.`
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p>Your changes are kept. The saved version couldn’t be loaded.</p>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
