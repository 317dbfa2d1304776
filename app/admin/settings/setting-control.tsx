import type { Setting } from '#catalogue/setting-field.ts'
import { Choice } from '../ui/choice.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'

interface Props {
  name: string
  setting: Setting
  text: string
  errors?: string[]
  onChange: (text: string) => void
}

export function SettingControl({ name, setting, text, errors, onChange }: Props) {
  const { label, control, hint, choices = {} } = setting
  const shared = { id: name, name, label, hint, errors, value: text }
  const typed = ({ target }: { target: { value: string } }) => onChange(target.value)
  if (control === 'switch') return <Switch {...shared} onChange={onChange} />
  if (control === 'paragraph') return <TextArea {...shared} onChange={typed} />
  if (control === 'choice') {
    const options = Object.entries(choices).map(([value, choice]) => ({ value, text: choice }))
    return <Choice {...shared} options={options} onChange={typed} />
  }
  const kind =
    control === 'date'
      ? { type: 'date' }
      : control === 'number'
        ? { inputMode: 'numeric' as const }
        : {}
  return <TextInput {...shared} {...kind} autoComplete="off" onChange={typed} />
}

interface SwitchProps {
  id: string
  name: string
  label: string
  value: string
  onChange: (text: string) => void
}

function Switch({ id, name, label, value, onChange }: SwitchProps) {
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
      <input
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        aria-checked={value === 'true'}
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
  )
}
