import type { FieldErrors } from '#catalogue/field.ts'
import { categoryField, categoryIds, type Kind } from '#catalogue/kind.ts'
import { togetherErrors } from '#catalogue/listings/together.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { appendPictures, type Picture } from '../../pictures/picture.ts'
import { appendTyped, checkTyped, type Typed, textOf, typedOf } from '../../record-form/typed.ts'

/** The documented field name of a kind's files. */
export const imageField = ({ imageLimit }: Kind) => (imageLimit === 1 ? 'imageFile' : 'imageFiles')

export const hasCategories = ({ categories }: Kind) => Object.keys(categories).length > 0

/** The form's values for a listing, or for a new one. */
export function typedListing(kind: Kind, record?: WireListing): Typed {
  return {
    ...typedOf(kind.fields, record),
    ...(record?.priceOnRequest && { price: '' }),
    ...(hasCategories(kind) && { [categoryField(kind)]: textOf(record?.[categoryField(kind)]) }),
    status: record?.status ?? 'published',
  }
}

/** Whether the form has the price on request, so that none is required. */
export const isSwitchedToRequest = (typed: Typed) => typed.priceOnRequest === 'true'

/** The messages that the server would return, found before sending. */
export function checkListing(kind: Kind, typed: Typed): FieldErrors {
  const { price: _, ...unpriced } = kind.fields
  const errors = checkTyped(isSwitchedToRequest(typed) ? unpriced : kind.fields, typed)
  for (const [name, messages] of Object.entries(togetherErrors(kind, typed))) {
    errors[name] ??= messages
  }
  const category = categoryField(kind)
  const known = categoryIds(kind).map(String)
  if (hasCategories(kind) && !known.includes(typed[category] ?? '')) {
    errors[category] = ['Category is required.']
  }
  return errors
}

interface Saved {
  kind: Kind
  typed: Typed
  pictures: Picture[]
  record?: WireListing
  /** The version the change is based on; if absent, the last write wins. */
  version?: number
}

export function listingBody({ kind, typed, pictures, record, version }: Saved): FormData {
  const form = new FormData()
  if (record) form.append('Id', String(record.id))
  appendTyped(form, kind.fields, typed)
  if (kind.priceAlias) form.append(kind.priceAlias, String(form.get('price')))
  if (hasCategories(kind)) form.append(categoryField(kind), typed[categoryField(kind)] ?? '')
  form.append('status', typed.status ?? 'published')
  if (version !== undefined) form.append('version', String(version))
  appendPictures(form, pictures, { name: imageField(kind), changing: record !== undefined })
  return form
}
