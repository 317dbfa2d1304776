import { isHex } from '../brand/colour.ts'
import { accentRefusal, primaryRefusal } from '../brand/palette.ts'
import { readBrandPicture } from '../brand/picture.ts'
import { settingsOf } from './setting-field.ts'

const brand = settingsOf('Brand')

/** Blank means the bundled one. */
function colour(label: string, refusalOf: (colour: string) => string | undefined) {
  const plain = brand.line(label, '', { max: 7 })
  const schema = plain.schema.toLowerCase().superRefine((text, check) => {
    if (text === '') return
    const message = isHex(text) ? refusalOf(text) : `${label} must be written as #135274.`
    if (message) check.addIssue({ code: 'custom', message })
  })
  return { ...plain, schema }
}

/** Uploaded separately; that call returns the value of this setting. Blank means the bundled one. */
function picture(label: string) {
  const plain = brand.line(label, '')
  const schema = plain.schema.refine(
    (text) => text === '' || readBrandPicture(text) !== undefined,
    `${label} must be one that was sent before.`,
  )
  return { ...plain, schema }
}

/** The prefix of references, in capitals; typed in any case. */
function letters(label: string, initial: string) {
  const hint = `Two to four, as in ${initial}-7F3K2M. References given before keep theirs.`
  const plain = brand.line(label, initial, { max: 4, hint })
  const schema = plain.schema
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, `${label} must be two to four letters such as ${initial}.`)
  return { ...plain, schema }
}

/** The branding of an agency. */
export const brandSettings = {
  brandLogo: picture('Logo'),
  brandLogoDark: picture('Logo for dark surfaces'),
  brandPrimary: colour('Primary colour', primaryRefusal),
  brandAccent: colour('Accent colour', accentRefusal),
  brandPicture: picture('Share picture'),
  splashText: brand.line('Splash words', '', {
    max: 60,
    hint: 'Shown for a moment when a visit begins.',
  }),
  referencePrefix: letters('Letters before references', 'KE'),
}

export type BrandSettingName = keyof typeof brandSettings

export const brandPictureNames = ['brandLogo', 'brandLogoDark', 'brandPicture'] as const
