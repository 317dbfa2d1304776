import { TextInput } from '../../ui/text-input.tsx'
import type { DeskFields } from './use-desk-form.tsx'

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'off' },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'off' },
] as const

/** Who it turned out to be that tapped. */
export function WhoFields({ typed, errors, change }: DeskFields) {
  return (
    <>
      <p className="text-sm text-ink-muted @md:col-span-2">
        Fill in who it is as soon as they write or call. From then on it is an enquiry like any
        other.
      </p>
      {fields.map((field) => (
        <TextInput
          key={field.name}
          id={field.name}
          {...field}
          value={typed[field.name] ?? ''}
          errors={errors[field.name]}
          onChange={({ target }) => change(field.name, target.value)}
        />
      ))}
    </>
  )
}
