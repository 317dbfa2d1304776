/** Common formats that are not accepted, with their article. */
const refusedFormats = {
  heic: 'a HEIC picture, which browsers cannot show. Please save it as JPEG',
  avif: 'an AVIF picture. Please save it as JPEG, PNG or WebP',
  gif: 'a GIF picture. Please save it as JPEG, PNG or WebP',
  tiff: 'a TIFF picture. Please save it as JPEG, PNG or WebP',
}

export type RefusedFormat = keyof typeof refusedFormats

export const isRefusedFormat = (format: string): format is RefusedFormat => format in refusedFormats

/** The message for a refused file: its name and what to do instead. */
export const refusedFormatMessage = (fileName: string, format: RefusedFormat) =>
  `“${fileName}” is ${refusedFormats[format]} and send that.`

export const foreignMessage = (fileName: string) =>
  `“${fileName}” is not a JPEG, PNG or WebP picture.`

/** Maximum size of an upload. */
export const maxFileBytes = 20 * 1024 * 1024

export const tooLargeMessage = (fileName: string) => `“${fileName}” is larger than 20 MB.`

/** Whether a file's name ends like a picture's, of a refused format too. */
export const isPictureName = (name: string) => /\.(jpe?g|png|webp|avif|hei[cf]|gif)$/i.test(name)

export const emptyMessage = (fileName: string) => `“${fileName}” is empty.`

export const limitMessage = (limit: number) =>
  limit === 1 ? 'Only one image is allowed.' : `At most ${limit} images are allowed.`
