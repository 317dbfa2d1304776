import type { FieldSpec } from '../forms/field.tsx'

/** The partner request's questions. */
export const partnerFields: FieldSpec[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    optional: true,
  },
  { name: 'company', label: 'Company', autoComplete: 'organization', optional: true },
  { name: 'address', label: 'Address', autoComplete: 'street-address', optional: true, wide: true },
  { name: 'message', label: 'Message', type: 'textarea', optional: true, wide: true },
]
