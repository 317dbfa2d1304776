interface SwitchProps {
  id: string
  name: string
  label: string
  value: string
  hint?: string
  onChange: (text: string) => void
}

/** A switch with the value 'true' or 'false'. */
export function Switch({ id, name, label, value, hint, onChange }: SwitchProps) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id={id}
          name={name}
          type="checkbox"
          role="switch"
          aria-checked={value === 'true'}
          aria-describedby={hint && `${id}-hint`}
          checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-surface-3 p-0.5 peer-checked:border-primary peer-checked:bg-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-checked:[&>span]:translate-x-5 peer-checked:[&>span]:bg-on-primary"
        >
          <span className="size-5.5 rounded-full bg-ink-muted transition-transform motion-reduce:transition-none" />
        </span>
        <span className="text-sm">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
