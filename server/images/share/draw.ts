import { join } from 'node:path'
import sharp from 'sharp'
import { type ShareCard, shareSize } from '#catalogue/share-card.ts'
import { type Drawn, drawText, fitText } from './text.ts'

const margin = 72
const logoHeight = 56
const logoFile = join(import.meta.dirname, '../../../public/brand/logo-horizontal-on-dark.svg')

const paper = '#fdf7ea'
const saffron = '#ffbb64'

/** Dark enough behind the words on any picture, and as little as possible elsewhere. */
const scrim = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><linearGradient id="g" x2="0" y2="1">
<stop offset="0" stop-color="#061521" stop-opacity=".72"/>
<stop offset=".28" stop-color="#061521" stop-opacity=".28"/>
<stop offset=".55" stop-color="#061521" stop-opacity=".6"/>
<stop offset="1" stop-color="#061521" stop-opacity=".94"/>
</linearGradient></defs><rect width="1200" height="630" fill="url(#g)"/></svg>`)

/** Draws the card as a JPEG, over a picture file's bytes. */
export async function drawCard(
  { title, price }: Pick<ShareCard, 'title' | 'price'>,
  cover: Buffer,
): Promise<Buffer> {
  const [logo, heading, amount] = await Promise.all([
    sharp(logoFile).resize({ height: logoHeight }).png().toBuffer(),
    fitText(title, { font: 'display', colour: paper, sizes, width: 1000, height: 250 }),
    price ? drawText(rupees(price), { font: 'text', colour: saffron, size: 44 }) : undefined,
  ])
  return sharp(cover)
    .resize({ ...shareSize, fit: 'cover' })
    .composite([
      { input: scrim },
      { input: logo, left: margin, top: margin - 8 },
      ...fromBottom([amount, heading]),
    ])
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

const sizes = [88, 76, 66, 56]
const gap = 30

/** Stacks what there is upwards from the lower margin. */
function fromBottom(texts: (Drawn | undefined)[]) {
  let bottom = shareSize.height - margin
  return texts.flatMap((text) => {
    if (!text) return []
    const top = bottom - text.height
    bottom = top - gap
    return { input: text.body, left: margin, top }
  })
}

const rupees = (amount: number) => {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits, maximumFractionDigits: 2 })}`
}
