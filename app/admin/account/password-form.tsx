import type { ComponentProps } from 'react'
import { EditForm } from '../record-form/edit-form.tsx'
import { LeaveWarning } from '../record-form/leave-warning.tsx'
import { SaveBar } from '../record-form/save-bar.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { usePasswordForm } from './use-password-form.ts'

export function PasswordForm() {
  const form = usePasswordForm()
  const wiring = (name: string): Pick<ComponentProps<typeof PasswordInput>, Wired> => ({
    id: name,
    name,
    required: true,
    value: form.typed[name] ?? '',
    errors: form.errors[name],
    onChange: ({ target }) => form.change(name, target.value),
  })
  return (
    <EditForm
      aria-labelledby="password-heading"
      refusals={form.refusals}
      isLocked={form.isBusy}
      onSave={form.save}
      bar={
        <SaveBar
          isDirty={form.isTyped}
          isBusy={form.isBusy}
          save="Change Password"
          saving="Saving..."
          discard={form.isTyped ? 'Discard' : undefined}
          onDiscard={form.reset}
        />
      }
    >
      <div className="space-y-5 p-4 sm:p-5">
        <h2 id="password-heading" className="text-xl leading-snug">
          Change password
        </h2>
        {form.notice}
        <div className="max-w-md space-y-5">
          <PasswordInput
            {...wiring('currentPassword')}
            label="Current Password"
            autoComplete="current-password"
          />
          <PasswordInput
            {...wiring('newPassword')}
            label="New Password"
            hint="At least 8 characters"
            autoComplete="new-password"
          />
          <PasswordInput
            {...wiring('confirmPassword')}
            label="Confirm Password"
            autoComplete="new-password"
          />
        </div>
      </div>
      <LeaveWarning
        isDirty={() => form.isTyped}
        place={[]}
        about="The new password is not saved."
        onLeave={form.reset}
      />
    </EditForm>
  )
}

type Wired = 'id' | 'name' | 'required' | 'value' | 'errors' | 'onChange'
