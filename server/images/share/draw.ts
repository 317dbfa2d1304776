import { join } from 'node:path'
import sharp from 'sharp'
import { type ShareCard, shareSize } from '#catalogue/pictures/share-card.ts'
import { priceText } from '#catalogue/prices/money.ts'
import { scrim } from './scrim.ts'
import { isRightToLeft, isTall } from './scripts.ts'
import { type Drawn, drawable, drawText, fitText } from './text.ts'

const margin = 72
/** Rendered beforehand, since this process must not read SVG. */
const logo = join(import.meta.dirname, 'logo.png')

const paper = '#fdf7ea'
const saffron = '#ffbb64'

type Drawing = Pick<ShareCard, 'title' | 'price' | 'agency' | 'onPlate'>

/** Draws the card as a JPEG over a picture, with the agency's own logo if it has one. */
export async function drawCard(
  { title, price, agency, onPlate }: Drawing,
  cover: Buffer,
  ownLogo?: Buffer,
): Promise<Buffer> {
  const [head, heading, amount] = await Promise.all([
    headOf(agency, ownLogo, onPlate),
    fitText(drawable(title), { ...titleStyle, sizes: sizesOf(title), colour: paper }),
    price !== undefined
      ? drawText(priceText(price), { font: 'text', colour: saffron, size: 44 })
      : undefined,
  ])
  return sharp(cover)
    .resize({ ...shareSize, fit: 'cover' })
    .composite([
      scrim,
      ...(head ? [{ input: head.body, left: margin, top: margin - 8 }] : []),
      ...fromBottom([amount, heading && { ...heading, isAtRight: isRightToLeft(title) }]),
    ])
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** The agency's logo, its name, or the bundled logo. */
async function headOf(agency?: string, ownLogo?: Buffer, onPlate = false) {
  if (ownLogo) return { body: await fitLogo(ownLogo, onPlate) }
  return agency ? fitText(drawable(agency), { ...headStyle, colour: paper }) : { body: logo }
}

/** Adds a white background to a logo made only for light surfaces. */
function fitLogo(bytes: Buffer, onPlate: boolean): Promise<Buffer> {
  const padding = onPlate ? 14 : 0
  return sharp(bytes)
    .resize({ width: 420, height: 84, fit: 'inside' })
    .extend({
      top: padding,
      bottom: padding,
      left: padding,
      right: padding,
      background: onPlate ? paper : clear,
    })
    .flatten(onPlate ? { background: paper } : false)
    .png()
    .toBuffer()
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const headStyle = { font: 'display', sizes: [44, 36], width: 1000, height: 110 } as const
const titleStyle = { font: 'display', width: 1000, height: 250 } as const
const sizesOf = (title: string) => (isTall(title) ? [66, 56, 48, 40] : [88, 76, 66, 56])
const gap = 30

/** Stacks the elements upwards from the bottom margin. */
function fromBottom(texts: ((Drawn & { isAtRight?: boolean }) | undefined)[]) {
  let bottom = shareSize.height - margin
  return texts.flatMap((text) => {
    if (!text) return []
    const top = bottom - text.height
    bottom = top - gap
    const left = text.isAtRight ? shareSize.width - margin - text.width : margin
    return { input: text.body, left, top }
  })
}
