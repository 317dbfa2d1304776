import type { Setting } from '#catalogue/settings/setting-field.ts'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'

interface Props {
  name: string
  setting: Setting
  text: string
  errors?: string[]
  onChange: (text: string) => void
}

export function SettingControl({ name, setting, text, errors, onChange }: Props) {
  const { label, control, hint, placeholder, choices = {} } = setting
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
  return (
    <TextInput
      {...shared}
      {...kind}
      placeholder={placeholder}
      autoComplete="off"
      onChange={typed}
    />
  )
}
