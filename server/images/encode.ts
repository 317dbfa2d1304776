import sharp, { type AvifOptions, type OutputInfo, type Raw, type WebpOptions } from 'sharp'
import { type Image, type ImageFormat, imageWidths, variantWidths } from '#catalogue/image.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openPicture, type Refusal, refusalOf } from './picture-file.ts'

export interface EncodedImage extends Pick<Image, 'width' | 'height' | 'blur'> {
  variants: Variant[]
}

export interface Variant {
  width: number
  format: ImageFormat
  body: Buffer
}

export interface Size {
  width: number
  height: number
}

export interface EncodeOptions {
  avif: AvifOptions
  webp: WebpOptions
  /** What the picture is fitted into; without it only the widest variant is limited. */
  within?: Size
}

interface Pixels {
  data: Buffer
  raw: Raw
}

const widest = Math.max(...imageWidths)
const blurSide = 20
const small = { width: blurSide, height: blurSide }
const queue = oneAtATime()

/** AVIF's default effort takes fifteen times as long for a fifth fewer bytes. */
const quick: EncodeOptions = {
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 2 },
}

/** Makes every variant of a picture file, one picture at a time in this process. */
export function encode(
  path: string,
  given: Partial<EncodeOptions> = {},
): Promise<EncodedImage | { refusal: Refusal }> {
  const options = { ...quick, ...given }
  return queue(async () => {
    const refusal = await refusalOf(path)
    if (refusal) return { refusal }
    const upright = await decode(path, options.within).catch(() => undefined)
    if (!upright) return { refusal: 'damaged' }
    const { pixels, width, height } = upright
    const variants = await variantsOf(pixels, width, options)
    return { width, height, blur: await blurOf(pixels), variants }
  })
}

/** Why a picture file would be refused, without making anything of it. */
export const check = (path: string): Promise<Refusal | undefined> =>
  queue(async () => {
    const refusal = await refusalOf(path)
    if (refusal) return refusal
    return decode(path, small).then(
      () => undefined,
      () => 'damaged',
    )
  })

/** Decoding once, at the largest width, costs a tenth of decoding the original for each. */
async function decode(path: string, within?: Size) {
  const { autoOrient } = await openPicture(path).metadata()
  const decoded = await openPicture(path)
    .resize({ ...(within ?? { width: widest }), fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = toPixels(decoded)
  const { width, height } = within ? pixels.raw : autoOrient
  return { width, height, pixels }
}

async function variantsOf(pixels: Pixels, originalWidth: number, options: EncodeOptions) {
  const variants: Variant[] = []
  for (const width of variantWidths(originalWidth)) {
    const resized = await resize(pixels, width)
    const [avif, webp] = await Promise.all([
      open(resized).avif(options.avif).toBuffer(),
      open(resized).webp(options.webp).toBuffer(),
    ])
    variants.push({ width, format: 'avif', body: avif }, { width, format: 'webp', body: webp })
  }
  return variants
}

async function resize(pixels: Pixels, width: number) {
  const image = open(pixels).resize({ width }).raw()
  return toPixels(await image.toBuffer({ resolveWithObject: true }))
}

async function blurOf(pixels: Pixels) {
  const image = open(pixels).resize({ width: blurSide, height: blurSide, fit: 'inside' })
  const body = await image.webp({ quality: 40, alphaQuality: 40 }).toBuffer()
  return `data:image/webp;base64,${body.toString('base64')}`
}

const open = ({ data, raw }: Pixels) => sharp(data, { raw })

const toPixels = ({ data, info }: { data: Buffer; info: OutputInfo }): Pixels => ({
  data,
  raw: { width: info.width, height: info.height, channels: info.channels },
})
