import { TextInput } from '../../ui/text-input.tsx'

/** The accepted codes: of the app, recovery codes, or both. */
export type CodeKind = 'app' | 'recovery' | 'either'

interface Props {
  id: string
  kind: CodeKind
  errors?: string[]
}

const asDigits = { autoComplete: 'one-time-code', inputMode: 'numeric' } as const
const asText = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

const looks = {
  app: { ...asDigits, label: 'Code', hint: '6 digits from your authenticator app' },
  recovery: {
    ...asText,
    label: 'Recovery code',
    hint: 'e.g. k7m2p-9xw3q. Each works once.',
  },
  either: { ...asText, label: 'Code', hint: 'From your authenticator app, or a recovery code' },
}

/** The input for a code of a second factor; ignores spaces. */
export const CodeInput = ({ id, kind, errors }: Props) => (
  <TextInput {...looks[kind]} id={id} name="code" errors={errors} required />
)
