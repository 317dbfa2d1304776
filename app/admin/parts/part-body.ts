import type { FieldErrors } from '#catalogue/field.ts'
import { type Part, pictureFolders } from '#catalogue/part.ts'
import type { LibraryFolder } from '#catalogue/pictures/library.ts'
import { appendPictures, checkAlts, type Picture } from '../pictures/picture.ts'
import { appendTyped, checkTyped, type Typed, valueFrom } from '../record-form/typed.ts'
import type { PartRules } from './part-screens.ts'

const maxPictures = 6

export const hasPictures = ({ pictures }: Part) => pictures !== 'none'

/** The folder on the server. */
export const pictureFolder = ({ pictures }: Part): LibraryFolder =>
  pictureFolders[pictures === 'icon' ? 'icon' : 'images']

export const pictureLimit = ({ pictures }: Part) => (pictures === 'images' ? maxPictures : 1)

interface Refusal {
  text?: string
  errors: FieldErrors
}

/** The error of a part; undefined if it can be sent. */
export function checkPart(
  { incomplete, wrong }: PartRules,
  { fields }: Part,
  { typed, pictures }: { typed: Typed; pictures: Picture[] },
): Refusal | undefined {
  const errors = { ...checkTyped(fields, typed), ...checkAlts(pictures) }
  const blank = incomplete?.fields.some((name) => !typed[name]?.trim())
  if (incomplete?.picture && pictures.length === 0) {
    return { text: incomplete.text, errors: { ...errors, images: ['An image is required.'] } }
  }
  if (incomplete && blank) return { text: incomplete.text, errors }
  const [name] = Object.keys(errors)
  return name === undefined ? undefined : { text: wrong?.[name], errors }
}

interface Sent {
  part: Part
  typed: Typed
  pictures: Picture[]
  /** The documented name of the owner's id, and the id. */
  owner: [name: string, id: number | undefined]
  id?: number
  /** The version the change is based on; if absent, the last write wins. */
  version?: number
}

/** The documented body of a part with pictures. */
export function partForm({ part, typed, pictures, owner, id, version }: Sent): FormData {
  const form = new FormData()
  if (id) form.append('id', String(id))
  if (version !== undefined) form.append('version', String(version))
  appendTyped(form, part.fields, typed)
  form.append(owner[0], String(owner[1]))
  const changing = id !== undefined && part.pictures === 'images'
  appendPictures(form, pictures, { name: part.pictures, changing })
  return form
}

/** The documented body of a part without pictures. */
export function partJson({ part, typed, owner, id, version }: Sent): Record<string, unknown> {
  const values = Object.entries(part.fields).map(([name, field]) => [
    name,
    valueFrom(field, typed[name] ?? ''),
  ])
  const record = { ...(id && { id }), ...(version !== undefined && { version }) }
  return { ...record, ...Object.fromEntries(values), [owner[0]]: owner[1] }
}
