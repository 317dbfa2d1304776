import type { OverlayOptions } from 'sharp'
import { shareSize } from '#catalogue/pictures/share-card.ts'

const ink = [6, 21, 33]

/** Opacity at fractions of the height: for the logo above and the text below. */
const stops = [
  [0, 0.72],
  [0.28, 0.28],
  [0.55, 0.6],
  [1, 0.94],
] as const

/** A dark gradient between picture and text, so that text is readable on any picture. */
export const scrim: OverlayOptions = { input: rows(), raw: { ...shareSize, channels: 4 } }

function rows(): Buffer {
  const { width, height } = shareSize
  const row = (y: number) => {
    const pixel = Buffer.from([...ink, Math.round(255 * opacityAt(y / (height - 1)))])
    return Buffer.alloc(width * pixel.length, pixel)
  }
  return Buffer.concat(Array.from({ length: height }, (_, y) => row(y)))
}

function opacityAt(at: number): number {
  const next = stops.findIndex(([place]) => place > at)
  const [from, before] = stops.at(next - 1) ?? stops[0]
  const [to, after] = stops.at(next) ?? stops[0]
  return next < 1 ? after : before + ((after - before) * (at - from)) / (to - from)
}
