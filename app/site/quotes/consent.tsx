import { FieldError } from '../forms/field.tsx'

interface Props {
  id: string
  isGiven: boolean
  error?: string
  children: React.ReactNode
}

/** The checkbox by which a guest agrees to what is beside it. */
export const Consent = ({ id, isGiven, error, children }: Props) => (
  <>
    <label className="quote-choice">
      <input
        type="checkbox"
        id={id}
        name="consent"
        value="yes"
        defaultChecked={isGiven}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'consent-error'}
      />
      <span>{children}</span>
    </label>
    <FieldError id="consent-error" error={error} />
  </>
)
