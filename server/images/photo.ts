import sharp from 'sharp'

/** Pixels of a printed picture: 200 dpi at 46 mm. */
const size = { width: 400, height: 300 }

/** Makes a small JPEG for printing. Throws if the bytes are not a picture. */
export const drawPhoto = (body: Uint8Array): Promise<Buffer> =>
  sharp(body)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer()
