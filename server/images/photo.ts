import sharp from 'sharp'

/** Pixels of a picture on paper: 200 to the inch where it is 46 mm wide. */
const size = { width: 400, height: 300 }

/** Makes of a picture's bytes a small JPEG to be printed. Throws for what is no picture. */
export const drawPhoto = (body: Uint8Array): Promise<Buffer> =>
  sharp(body)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer()
