import { useRevalidator } from 'react-router'
import type { WireToken } from '#server/api/users/user-schemas.ts'
import { call } from '../api/call.ts'
import { alert } from '../notice.ts'
import { bindFields } from '../record-form/bind-fields.ts'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import { useTyped } from '../record-form/use-typed.ts'
import { useSession } from '../shell/session.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { passwordHint, passwordsDiffer } from './front-fields.tsx'

const [now, next] = ['current-password', 'new-password']
const fields = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: now },
  { name: 'newPassword', label: 'New Password', autoComplete: next, hint: passwordHint },
  { name: 'confirmPassword', label: 'Confirm Password', autoComplete: next },
]

export function PasswordForm() {
  const { form, input } = usePasswordForm()
  return (
    <RecordForm
      form={form}
      aria-labelledby="password-heading"
      isLocked={form.isBusy}
      save="Change Password"
      discard={form.isDirty ? 'Discard' : undefined}
      onDiscard={form.discard}
      warning={{ place: [], about: 'The new password is not saved.' }}
      onLeave={form.discard}
    >
      <div className="space-y-5 p-4 sm:p-5">
        <h2 id="password-heading" className="text-xl leading-snug">
          Change password
        </h2>
        <FormNotices form={form} />
        <div className="max-w-md space-y-5">
          {fields.map((field) => (
            <PasswordInput key={field.name} {...input(field.name)} {...field} required />
          ))}
        </div>
      </div>
    </RecordForm>
  )
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** A new password starts a new session, in which work continues. */
function usePasswordForm() {
  const typing = useTyped({ initial: empty })
  const { currentPassword, newPassword, confirmPassword } = typing.typed
  const { goOnWith } = useSession()
  const { revalidate } = useRevalidator()
  const form = useRecordForm<WireToken>({
    drafts: [typing],
    check: () =>
      newPassword?.trim() === confirmPassword?.trim()
        ? {}
        : { errors: { confirmPassword: [passwordsDiffer] } },
    transmit: ({ send }) =>
      send(() => call('POST', '/User/me/password', { currentPassword, newPassword })),
    failure: (problem) => alert(problem.Error),
    async onSaved({ token }) {
      goOnWith(token)
      typing.discard()
      await revalidate()
      return alert('Password changed successfully! Every other session has ended.')
    },
  })
  return { form, ...bindFields(typing, form) }
}
