import sharp from 'sharp'
import { initialOf } from '#catalogue/brand/brand.ts'
import { drawable, drawText } from '../share/text.ts'

export interface IconLook {
  operatorName: string
  ground: string
  ink: string
}

/** A square PNG with the first letter of a name that the font contains. */
export async function drawIcon(
  { operatorName, ground, ink }: IconLook,
  size: number,
): Promise<Buffer> {
  const letter = initialOf(drawable(operatorName))
  const drawn = letter && (await drawText(letter, { font: 'display', colour: ink, size: size / 2 }))
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite(drawn ? [{ input: drawn.body, gravity: 'centre' }] : [])
    .png({ palette: true })
    .toBuffer()
}
