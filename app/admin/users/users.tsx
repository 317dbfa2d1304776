import type { WireUser } from '#server/api/users/user-schemas.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { call } from '../api/call.ts'
import { readOrThrow, totalOf } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { useChange } from '../use-change.ts'
import type { Route } from './+types/users'
import { UserRow } from './user-row.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await readOrThrow<WireList<WireUser>>(request, '/User')).$values
}

const removeQuestion = 'Are you sure you want to remove this account?'
const resetQuestion = 'Are you sure you want to reset the second factor of this account?'
const signOutQuestion = 'Are you sure you want to sign this account out everywhere?'

async function countAssigned(id: number): Promise<number> {
  const { headers } = await call('GET', `/Enquiry?status=open&pageSize=1&assigneeId=${id}`)
  return totalOf(headers)
}

function assignedText(count: number): string | undefined {
  if (count === 0) return undefined
  const enquiries =
    count === 1 ? '1 open enquiry' : `${count.toLocaleString('en-IN')} open enquiries`
  return `${enquiries} will be assigned to nobody. The list’s filter “Assigned to: Nobody” shows them.`
}

/** The accounts, for owners. */
export default function Users({ loaderData: users }: Route.ComponentProps) {
  const { change, notice, ask, dialog } = useChange()

  async function remove({ id, email }: WireUser) {
    const note = assignedText(await countAssigned(id))
    if (!(await ask({ question: removeQuestion, about: email, note, verb: 'Remove' }))) return
    await change('DELETE', `/User/${id}`, 'Account removed successfully!')
  }
  async function signOut({ id, email }: WireUser) {
    if (!(await ask({ question: signOutQuestion, about: email, verb: 'Sign out' }))) return
    await change('DELETE', `/User/${id}/sessions`, 'Account signed out everywhere!')
  }
  async function resetSecondFactor({ id, email }: WireUser) {
    const note = 'It will log in with the password alone, and is signed out everywhere.'
    if (!(await ask({ question: resetQuestion, about: email, note, verb: 'Reset' }))) return
    await change('DELETE', `/User/${id}/second-factor`, 'Second factor reset!')
  }
  return (
    <ScreenFrame title="Users">
      <p className="max-w-prose text-ink-muted">
        Anyone can request an account at /admin/signUp. Owners approve requests here.
      </p>
      {notice}
      <ul className="rounded-2xl border border-line bg-surface xl:grid xl:grid-cols-[minmax(0,1fr)_20rem_21rem]">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            onApprove={() =>
              change('POST', `/User/${user.id}/approval`, 'Account approved successfully!')
            }
            onRole={(role) =>
              change('PUT', `/User/${user.id}`, 'Role changed successfully!', { role })
            }
            onSignOut={() => signOut(user)}
            onResetSecondFactor={() => resetSecondFactor(user)}
            onRemove={() => remove(user)}
          />
        ))}
      </ul>
      {dialog}
    </ScreenFrame>
  )
}
