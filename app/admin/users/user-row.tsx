import { Check, LogOut, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import type { WireUser } from '#server/api/users/user-schemas.ts'
import { dayText } from '../dates.ts'
import { useMe } from '../shell/me.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/choice.tsx'

interface Props {
  user: WireUser
  onApprove: () => void
  onRole: (role: string) => void
  onSignOut: () => void
  onResetSecondFactor: () => void
  onRemove: () => void
}

const roles = [
  { value: 'owner', text: 'Owner: everything' },
  { value: 'editor', text: 'Editor: catalogue and enquiries' },
]

export function UserRow({ user, onRole, ...actions }: Props) {
  const me = useMe()
  const { userName, email, role, status, createdAt } = user
  const isPending = status === 'pending'
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-line p-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_20rem] xl:col-span-3 xl:grid-cols-subgrid">
      <div className="min-w-0">
        <p className="mb-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="min-w-0">{userName}</span>
          {user.id === me.id && <span className="text-sm font-normal text-ink-muted">you</span>}
          {isPending && (
            <span className="rounded-md bg-warning-soft px-2 py-0.5 text-xs text-on-warning-soft">
              Pending
            </span>
          )}
        </p>
        <p className="text-sm break-words text-ink-muted">
          {email}, since {dayText(createdAt)}
        </p>
        {user.secondFactor && (
          <p className="flex items-center gap-1.5 text-sm text-ink-muted">
            <ShieldCheck aria-hidden className="size-4" /> Second factor on
          </p>
        )}
      </div>
      <Select
        aria-label={`Role of ${userName}`}
        options={roles}
        value={role}
        onChange={({ target }) => onRole(target.value)}
      />
      <Actions user={user} {...actions} />
    </li>
  )
}

/** Actions on an account besides its role. */
function Actions({ user, ...on }: Omit<Props, 'onRole'>) {
  const me = useMe()
  const { id, userName, status, secondFactor } = user
  const isPending = status === 'pending'
  return (
    <div
      className={`flex flex-wrap gap-1 md:col-start-2 md:justify-end xl:col-start-3 ${isPending ? '' : 'max-md:-ml-3'}`}
    >
      {isPending ? (
        <Button look="primary" onClick={on.onApprove}>
          <Check aria-hidden className="size-5" /> Approve
          <span className="sr-only"> {userName}</span>
        </Button>
      ) : (
        <Button look="quiet" size="small" onClick={on.onSignOut}>
          <LogOut aria-hidden className="size-5" /> Sign out everywhere
          <span className="sr-only">, {userName}</span>
        </Button>
      )}
      {secondFactor && id !== me.id && (
        <Button look="quiet" size="small" onClick={on.onResetSecondFactor}>
          <ShieldOff aria-hidden className="size-5" /> Reset second factor
          <span className="sr-only"> of {userName}</span>
        </Button>
      )}
      <Button look="quiet" size="small" onClick={on.onRemove}>
        <Trash2 aria-hidden className="size-5" /> Remove
        <span className="sr-only"> {userName}</span>
      </Button>
    </div>
  )
}
