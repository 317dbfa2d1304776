import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'

export const EmailInput = ({ id = 'email' }: { id?: string }) => (
  <TextInput id={id} name="email" label="Email" type="email" autoComplete="username" required />
)

/** A new password, typed twice. */
export const NewPassword = () => (
  <>
    <PasswordInput
      id="password"
      name="password"
      label="Password"
      hint="At least 8 characters"
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
