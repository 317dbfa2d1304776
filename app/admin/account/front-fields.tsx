import { passwordLength } from '#catalogue/limits.ts'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'

export const EmailInput = ({ id = 'email' }: { id?: string }) => (
  <TextInput id={id} name="email" label="Email" type="email" autoComplete="username" required />
)

export const passwordHint = `At least ${passwordLength.min} characters`
export const passwordsDiffer = 'Passwords do not match'

/** A new password, typed twice. */
export const NewPassword = () => (
  <>
    <PasswordInput
      id="password"
      name="password"
      label="Password"
      hint={passwordHint}
      autoComplete="new-password"
      required
    />
    <PasswordInput
      id="confirmPassword"
      name="confirmPassword"
      label="Confirm Password"
      autoComplete="new-password"
      required
    />
  </>
)
