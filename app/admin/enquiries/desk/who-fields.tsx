import type { BoundFields } from '../../record-form/bind-fields.ts'
import { TextInput } from '../../ui/text-input.tsx'

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'off' },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'off' },
] as const

/** Who it turned out to be that tapped. */
export function WhoFields({ input }: Pick<BoundFields, 'input'>) {
  return (
    <>
      <p className="text-sm text-ink-muted @md:col-span-2">
        Fill in who it is as soon as they write or call. From then on it is an enquiry like any
        other.
      </p>
      {fields.map((field) => (
        <TextInput key={field.name} {...input(field.name)} {...field} />
      ))}
    </>
  )
}
