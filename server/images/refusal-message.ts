import { maxPixels, type Refusal } from './picture-file.ts'

/** A sentence for the person who sent the file, naming it as they know it. */
export function refusalMessage(refusal: Refusal, fileName: string): string {
  const file = `“${fileName}”`
  switch (refusal) {
    case 'foreign':
      return `${file} is not a JPEG, PNG or WebP picture.`
    case 'heic':
      return `${file} is a HEIC picture, which browsers cannot show. Please save it as JPEG and send that.`
    case 'damaged':
      return `${file} is damaged or incomplete.`
    case 'too large':
      return `${file} has more than ${maxPixels / 1e6} million pixels. Please make it smaller.`
    case 'too long':
      return `${file} is too tall for its width.`
  }
}
