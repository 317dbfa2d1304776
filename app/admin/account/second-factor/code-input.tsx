import { TextInput } from '../../ui/text-input.tsx'

interface Props {
  id: string
  errors?: string[]
  /** A recovery code may stand in for one of the app. */
  isRecovery?: boolean
}

/** The code of an authenticator app; a phone shows its digits, and spaces do no harm. */
export function CodeInput({ id, errors, isRecovery = false }: Props) {
  const shared = { id, errors, name: 'code', required: true, autoCapitalize: 'none' }
  return isRecovery ? (
    <TextInput
      {...shared}
      key="recovery"
      label="Recovery code"
      hint="Such as k7m2p-9xw3q. Each works once."
      autoComplete="off"
      spellCheck={false}
    />
  ) : (
    <TextInput
      {...shared}
      key="app"
      label="Code"
      hint="6 digits from your authenticator app"
      autoComplete="one-time-code"
      inputMode="numeric"
    />
  )
}
