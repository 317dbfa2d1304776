import { PasswordInput } from '../ui/password-input.tsx'

/** A password that is chosen, typed twice. */
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
