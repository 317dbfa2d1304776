import sharp, { type AvifOptions, type OutputInfo, type Raw, type WebpOptions } from 'sharp'
import {
  type Image,
  type ImageFormat,
  imageWidths,
  variantWidths,
} from '#catalogue/pictures/image.ts'
import type { Refusal } from '../refusal.ts'
import { openPicture, readPicture, type Source } from './picture-file.ts'

export interface EncodedImage extends Pick<Image, 'width' | 'height' | 'blur'> {
  variants: Variant[]
}

interface Variant {
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
  /** The bounds to fit the picture into; without it only the widest variant is limited. */
  within?: Size
}

interface Pixels {
  data: Buffer
  raw: Raw
}

const widest = Math.max(...imageWidths)
const blurSide = 20
const small = { width: blurSide, height: blurSide }

/** AVIF's default effort takes fifteen times as long for a fifth fewer bytes. */
const quick: EncodeOptions = {
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 2 },
}

/** Up to this width a picture is shown enlarged, where AVIF's losses are visible. */
const narrow = 960
const careful: AvifOptions = { quality: 65, effort: 2, chromaSubsampling: '4:2:0' }

/** Makes every variant of a picture file. */
export async function encode(
  path: string,
  given: Partial<EncodeOptions> = {},
): Promise<EncodedImage | { refusal: Refusal }> {
  const read = await readPicture(path)
  if ('refusal' in read) return read
  const upright = await decode(read.source, given.within).catch(refusalFor)
  if (typeof upright === 'string') return { refusal: upright }
  const { pixels, width, height } = upright
  const isNarrow = width <= narrow && !given.within
  const options = { ...quick, ...(isNarrow && { avif: careful }), ...given }
  const variants = await variantsOf(pixels, width, options)
  return { width, height, blur: await blurOf(pixels), variants }
}

/** The reason a picture file would be refused, without encoding it. */
export async function check(path: string): Promise<Refusal | undefined> {
  const read = await readPicture(path)
  if ('refusal' in read) return read.refusal
  return decode(read.source, small).then(() => undefined, refusalFor)
}

/** The decoders' messages when they run out of memory. */
const refusalFor = (error: Error): Refusal =>
  /memory/i.test(error.message) ? 'too costly' : 'damaged'

/** Decoding once, at the largest width, costs a tenth of decoding the original for each variant. */
async function decode(source: Source, within?: Size) {
  const { autoOrient } = await openPicture(source).metadata()
  const decoded = await openPicture(source)
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
    // One at a time, to limit memory.
    const avif = await open(resized).avif(options.avif).toBuffer()
    const webp = await open(resized).webp(options.webp).toBuffer()
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
