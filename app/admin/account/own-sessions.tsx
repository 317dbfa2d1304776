import { LogOut } from 'lucide-react'
import type { WireSession } from '#server/api/users/own-session-routes.ts'
import { momentText } from '../dates.ts'
import { focusList } from '../record-form/focus-form.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { useChange } from '../use-change.ts'

/** The account's sessions, with buttons to end unknown ones. */
export function OwnSessions({ sessions }: { sessions: WireSession[] }) {
  const { end, endOthers, isBusy, notice, dialog } = useOwnSessions()
  const others = sessions.filter(({ current }) => !current).length
  return (
    <Panel heading="Sessions" headingId="list-heading">
      {notice}
      <p className="text-sm text-ink-muted">
        Where you’re logged in. End any you don’t recognise, then change your password.
      </p>
      <ul className="mt-2">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      {others > 0 && (
        <Button className="mt-3" disabled={isBusy} onClick={() => endOthers(others)}>
          <LogOut aria-hidden className="size-5" /> Sign out everywhere else
        </Button>
      )}
      {dialog}
    </Panel>
  )
}

interface RowProps {
  session: WireSession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { device, createdAt, usedAt, current } = session
  const since = momentText(createdAt)
  const isUsed = !current && usedAt !== null
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device ?? 'Unknown device'}
          {current && (
            <span className="rounded-md bg-success-soft px-2 py-0.5 text-xs text-on-success-soft">
              This device
            </span>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          <span className="inline-block">
            Since {since}
            {isUsed && ','}
          </span>{' '}
          {isUsed && <span className="inline-block">last used {momentText(usedAt)}</span>}
        </p>
      </div>
      {!current && (
        <Button size="small" className="shrink-0" disabled={isBusy} onClick={onEnd}>
          End
          <span className="sr-only">
            {' '}
            {device ?? 'Unknown device'}, since {since}
          </span>
        </Button>
      )}
    </li>
  )
}

/** Ends the user's other sessions. */
function useOwnSessions() {
  const { change, ask, dialog, isBusy, notice } = useChange()
  const remove = async (path: string, said: string) => {
    await change('DELETE', `/User/me/sessions${path}`, said)
    focusList()
  }

  async function endOthers(count: number) {
    const about = count === 1 ? 'One other session ends.' : `${count} other sessions end.`
    const question = 'Are you sure you want to sign out everywhere else?'
    if (await ask({ question, about, verb: 'Sign out' })) {
      await remove('', 'Signed out everywhere else!')
    }
  }
  return {
    end: ({ id }: WireSession) => remove(`/${id}`, 'Session ended successfully!'),
    endOthers,
    isBusy,
    notice,
    dialog,
  }
}
