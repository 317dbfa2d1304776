export interface FieldSpec {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'date' | 'number' | 'textarea'
  autoComplete?: string
  inputMode?: 'numeric' | 'tel' | 'email'
  initial?: string
  min?: string | number
  optional?: boolean
  hint?: string
  /** A value that the page itself supplies. */
  readOnly?: boolean
  wide?: boolean
  /** Options to choose from, instead of free text. */
  options?: { value: string; text: string; disabled?: boolean }[]
}

interface Props {
  spec: FieldSpec
  id: string
  value?: string
  error?: string
  onEdit?: (name: string) => void
}

export function Field({ spec, id, value, error, onEdit }: Props) {
  const { name, label, type = 'text', optional = false, wide = false, initial = '' } = spec
  const { autoComplete, inputMode, min, readOnly, hint } = spec
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    defaultValue: value ?? initial,
    autoComplete,
    className: 'input',
    'aria-required': !optional && !readOnly,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: () => onEdit?.(name),
  }
  return (
    <div className={`field ${wide ? 'sm:col-span-full' : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      {spec.options ? (
        <select {...shared}>
          {spec.options.map(({ text, ...option }) => (
            <option key={option.value} {...option}>
              {text}
            </option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...shared} readOnly={readOnly} rows={4} />
      ) : (
        <input {...shared} type={type} readOnly={readOnly} inputMode={inputMode} min={min} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export const FieldError = ({ id, error }: { id: string; error?: string }) =>
  error && (
    <p id={id} className="field-error">
      {error}
    </p>
  )
