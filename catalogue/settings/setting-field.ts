import { z } from 'zod'
import { isEmailAddress } from '../enquiries/email-address.ts'
import { isStorable, unstorable } from '../field.ts'
import { dialled } from '../phone.ts'

/** The groups on the settings screen itself. */
export const settingGroups = [
  'Agency',
  'Prices',
  'Popup',
  'WhatsApp',
  'Quotes',
  'Legal',
  'Security',
] as const
type SettingGroup = (typeof settingGroups)[number] | 'Brand'

/** A setting that the operator can change without code. */
export interface Setting<S extends z.ZodType = z.ZodType> {
  label: string
  group: SettingGroup
  control: 'line' | 'paragraph' | 'number' | 'switch' | 'choice' | 'date'
  schema: S
  default: z.output<S>
  choices?: Record<string, string>
  hint?: string
  /** The default while it is blank. */
  placeholder?: string
}

interface TextOptions {
  required?: boolean
  hint?: string
  placeholder?: string
  max?: number
}

function text(label: string, { required = false, max = 200 }: TextOptions) {
  return z
    .string(`${label} must be text.`)
    .trim()
    .min(required ? 1 : 0, `${label} is required.`)
    .max(max, `${label} can be at most ${max} characters.`)
    .refine(isStorable, unstorable(label))
}

type Rule = [isRight: (value: string) => boolean, rule: string, tidy?: (value: string) => string]

const anything: Rule = [() => true, 'text']
const phone: Rule = [
  (value) => /^\+?[\d\s()-]{6,24}$/.test(value),
  'a phone number such as +91 194 000 0000',
  dialled,
]
const email: Rule = [isEmailAddress, 'an email address']
const url: Rule = [
  (value) => z.url({ protocol: /^https?$/ }).safeParse(value).success,
  'an address such as https://example.in',
]
const day: Rule = [(value) => z.iso.date().safeParse(value).success, 'a date such as 2026-12-24']

const line =
  (group: SettingGroup, [isRight, rule, tidy = String]: Rule) =>
  (label: string, initial: string, options: TextOptions = {}) => ({
    label,
    group,
    control: 'line' as const,
    schema: text(label, options)
      .overwrite(tidy)
      .refine((value) => value === '' || isRight(value), `${label} must be ${rule}.`),
    default: initial,
    hint: options.hint,
    placeholder: options.placeholder,
  })

const paragraph = (group: SettingGroup) => (label: string, initial: string, hint?: string) => ({
  label,
  group,
  control: 'paragraph' as const,
  schema: text(label, { max: 2000 }),
  default: initial,
  hint,
})

const date =
  (group: SettingGroup) =>
  (label: string, options: TextOptions = {}) => ({
    ...line(group, day)(label, '', options),
    control: 'date' as const,
  })

const number =
  (group: SettingGroup) => (label: string, initial: number, max: number, hint?: string) => ({
    label,
    group,
    control: 'number' as const,
    schema: z
      .number(`${label} must be a number.`)
      .int(`${label} must be a whole number.`)
      .min(0, `${label} cannot be negative.`)
      .max(max, `${label} can be at most ${max}.`),
    default: initial,
    hint,
  })

const toggle = (group: SettingGroup) => (label: string, initial: boolean) => ({
  label,
  group,
  control: 'switch' as const,
  schema: z.boolean(`${label} must be on or off.`),
  default: initial,
})

/** The allowed values; a blank one last. */
function named(choices: object) {
  const values = Object.keys(choices)
  const quoted = values.filter(Boolean).map((value) => `“${value}”`)
  return [...quoted, ...(values.includes('') ? ['or blank'] : [])].join(', ')
}

const choice =
  (group: SettingGroup) =>
  <C extends string>(
    label: string,
    choices: Record<C, string>,
    initial: NoInfer<C>,
    hint?: string,
  ) => ({
    label,
    group,
    control: 'choice' as const,
    schema: z.enum(Object.keys(choices) as C[], `${label} must be one of ${named(choices)}.`),
    default: initial,
    choices,
    hint,
  })

/** Makes the settings of one group, so that its name is written once. */
export const settingsOf = (group: SettingGroup) => ({
  line: line(group, anything),
  phone: line(group, phone),
  email: line(group, email),
  url: line(group, url),
  paragraph: paragraph(group),
  date: date(group),
  number: number(group),
  switch: toggle(group),
  choice: choice(group),
})
