import {
  emptyMessage,
  foreignMessage,
  type RefusedFormat,
  refusedFormatMessage,
} from '#catalogue/pictures/picture-format.ts'

export type Refusal =
  | RefusedFormat
  | 'empty'
  | 'foreign'
  | 'damaged'
  | 'too large'
  | 'too long'
  | 'too costly'

export const maxPixels = 60e6

/** The message for the sender, with the original file name. */
export function refusalMessage(refusal: Refusal, fileName: string): string {
  const file = `“${fileName}”`
  switch (refusal) {
    case 'empty':
      return emptyMessage(fileName)
    case 'foreign':
      return foreignMessage(fileName)
    case 'damaged':
      return `${file} is damaged or incomplete.`
    case 'too large':
      return `${file} has more than ${maxPixels / 1e6} million pixels. Please make it smaller.`
    case 'too long':
      return `${file} is too tall for its width.`
    case 'too costly':
      return `${file} takes too much memory or time to read. Please save it anew as JPEG and send that.`
    default:
      return refusedFormatMessage(fileName, refusal)
  }
}
