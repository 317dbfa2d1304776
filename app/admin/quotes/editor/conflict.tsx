import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { call } from '../../api/call.ts'
import { ChoiceOfRecord } from '../../record-form/differences.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { saveCopy } from '../editing/device-copy.ts'
import { differencesOf } from '../editing/differences.ts'
import { useEditing, useSaveState } from '../editing/editing.ts'
import type { WireVersion } from '../quote-types.ts'
import { changedText, conflictText } from './conflict-text.ts'

interface Edited {
  quoteId: number
  /** Of the edited version. */
  number: number
}

/** The quote was saved or sent first: the differences, and the choice between the two versions. */
export function Conflict(props: Edited) {
  const isStale = useSaveState(({ state }) => state === 'stale')
  return isStale && <Stale {...props} />
}

function Stale({ quoteId, number }: Edited) {
  const { theirs, isUnread, readAgain } = useNewest(quoteId)
  if (isUnread) {
    return (
      <NoticeBox
        tone="failure"
        isNews
        more={
          <LoadFailure onRetry={readAgain}>
            Your changes are kept. The saved version could not be loaded.
          </LoadFailure>
        }
      >
        {changedText}
      </NoticeBox>
    )
  }
  if (!theirs) return <p className="text-sm text-ink-muted">Loading...</p>
  // It may be this user who sent it, if the answer was lost.
  return (
    <NoticeBox tone="failure" isNews more={<Choosing quoteId={quoteId} theirs={theirs} />}>
      {conflictText(theirs, number)}
    </NoticeBox>
  )
}

function Choosing({ quoteId, theirs }: { quoteId: number; theirs: WireVersion }) {
  const { draft, autosave } = useEditing()
  const { revalidate } = useRevalidator()
  async function take({ document, revision, state }: WireVersion) {
    if (state === 'draft') draft.change(() => document)
    else saveCopy(quoteId, undefined, revision)
    autosave.continueFrom(revision, true)
    await revalidate()
  }
  return (
    <ChoiceOfRecord
      differences={differencesOf(theirs.document, draft.get())}
      onOverwrite={() => autosave.continueFrom(theirs.revision, false)}
      onTakeTheirs={() => take(theirs)}
    >
      Your changes are kept. These parts differ:
    </ChoiceOfRecord>
  )
}

/** The newest version on the server. */
function useNewest(quoteId: number) {
  const [read, setRead] = useState<{ theirs?: WireVersion; isUnread?: boolean }>({})
  const readAgain = useCallback(async () => {
    const { data } = await call<WireQuote>('GET', `/quotes/${quoteId}`)
    setRead({ theirs: data?.versions[0], isUnread: !data })
  }, [quoteId])
  useEffect(() => void readAgain(), [readAgain])
  return { ...read, readAgain }
}
