import sharp from 'sharp'

/** A plain JPEG of one colour, in pixels. */
export const jpeg = (width = 900, height = 600, background = '#135274') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
