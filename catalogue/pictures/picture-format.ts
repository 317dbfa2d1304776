/** Formats that cameras and sites give, but that are not taken; with their article. */
const refusedFormats = {
  heic: 'a HEIC picture, which browsers cannot show. Please save it as JPEG',
  avif: 'an AVIF picture. Please save it as JPEG, PNG or WebP',
  gif: 'a GIF picture. Please save it as JPEG, PNG or WebP',
  tiff: 'a TIFF picture. Please save it as JPEG, PNG or WebP',
}

export type RefusedFormat = keyof typeof refusedFormats

export const isRefusedFormat = (format: string): format is RefusedFormat => format in refusedFormats

/** A sentence that names the file, and the way out. */
export const refusedFormatMessage = (fileName: string, format: RefusedFormat) =>
  `“${fileName}” is ${refusedFormats[format]} and send that.`

export const foreignMessage = (fileName: string) =>
  `“${fileName}” is not a JPEG, PNG or WebP picture.`

/** The largest file that may be sent. */
export const maxFileBytes = 20 * 1024 * 1024

export const tooLargeMessage = (fileName: string) => `“${fileName}” is larger than 20 MB.`

export const emptyMessage = (fileName: string) => `“${fileName}” is empty.`

export const limitMessage = (limit: number) =>
  limit === 1 ? 'Only one image is allowed.' : `At most ${limit} images are allowed.`
