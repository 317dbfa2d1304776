import { z } from 'zod'
import { isEmailAddress } from '#catalogue/enquiries/email-address.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import { maxEmail, passwordLength } from '#catalogue/limits.ts'
import { type Holder, isAboutAccount, isCommonPassword } from './common-passwords.ts'

const required = (label: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? `${label} is required.` : `${label} must be text.`,
})

const userName = z
  .string(required('User Name'))
  .trim()
  .min(1, 'User Name is required.')
  .max(100, 'User Name can be at most 100 characters.')
  .refine((name) => !/\p{Cc}/u.test(name), 'User Name must be a single line of text.')

/** Lower-cased, so that one address is one account. */
const emailField = z
  .string(required('Email'))
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .max(maxEmail, `Email can be at most ${maxEmail} characters.`)
  .refine((email) => email === '' || isEmailAddress(email), 'Email must be an email address.')
  .meta({ format: 'email' })

/** Trimmed as at log-in, and normalised, since keyboards compose accented letters differently. */
export const toPassword = (typed: string) => typed.trim().normalize('NFC')

const characters = (text: string) => [...text].length
const { min, max } = passwordLength

const password = z
  .string(required('Password'))
  .transform(toPassword)
  .refine((typed) => characters(typed) >= min, `Password must be at least ${min} characters.`)
  .refine((typed) => characters(typed) <= max, `Password can be at most ${max} characters.`)
  .meta({ minLength: min, maxLength: max, format: 'password' })

export const newPassword = password.refine(
  (typed) => !isCommonPassword(typed),
  'Password is one of the most common ones.',
)

export const aboutAccount = 'Password must be more than your name, your email or ours.'

/** Password rules for the command line, whose user may choose freely. */
export const ownerFields = z.object({ userName, email: emailField, password })

export const registrationFields = z
  .object({
    userName,
    email: emailField,
    password: newPassword,
    code: z.string('Code must be text.').nullish(),
  })
  .refine(({ userName: name, email, password }) => !isAboutAccount(password, { name, email }), {
    path: ['password'],
    error: aboutAccount,
  })

export type Registration = z.input<typeof registrationFields>

/** The messages for a new password, under its field's name; undefined if it is allowed. */
export function passwordErrors(
  typed: string,
  field: string,
  holder?: Holder,
): FieldErrors | undefined {
  const { data, error } = newPassword.safeParse(typed)
  if (error) return { [field]: error.issues.map((issue) => issue.message) }
  return holder && isAboutAccount(data, holder) ? { [field]: [aboutAccount] } : undefined
}
