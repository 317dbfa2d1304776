import { readBrandPicture } from '#catalogue/brand/picture.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Images } from '../../images/images.ts'

/** Errors for brand pictures that no longer exist, by field. */
export async function lostPictures(
  images: Pick<Images, 'open'>,
  named: Iterable<[field: string, value: unknown]>,
): Promise<FieldErrors | undefined> {
  const errors: FieldErrors = {}
  for (const [field, value] of named) {
    const picture = typeof value === 'string' ? readBrandPicture(value) : undefined
    const file = picture && (await images.open(picture.path))
    file?.body.destroy()
    if (picture && !file) errors[field] = ['This picture is gone. Please choose it again.']
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/** Every value of a text with its path: `hero.items.0.picture`. */
export function* valuesIn(value: object, way = ''): Generator<[string, unknown]> {
  for (const [name, each] of Object.entries(value)) {
    if (typeof each === 'object' && each !== null) yield* valuesIn(each, `${way}${name}.`)
    else yield [way + name, each]
  }
}
