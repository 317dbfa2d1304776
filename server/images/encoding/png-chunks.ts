import { inflateSync } from 'node:zlib'

const signatureBytes = 8
const maxProfileBytes = 4 * 1024 * 1024
const maxExifBytes = 64 * 1024

/** Chunks that may occur once and affect the pixels. */
const single = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP', 'eXIf'])
const retained = new Set([...single, 'IDAT', 'IEND'])

/**
 * Removes chunks that the pixels don't need, in the same buffer: decoders unpack compressed texts
 * and profiles, up to a thousand times their size, before looking at pixels.
 */
export function withoutExtras(png: Buffer): Buffer {
  const seen = new Set<string>()
  let to = signatureBytes
  let from = signatureBytes
  while (from + 12 <= png.length) {
    const length = png.readUInt32BE(from)
    const end = from + 12 + length
    if (end > png.length) break
    const type = png.toString('latin1', from + 4, from + 8)
    const body = png.subarray(from + 8, from + 8 + length)
    if (retained.has(type) && !seen.has(type) && isBounded(type, body)) {
      png.copyWithin(to, from, end)
      to += end - from
    }
    if (single.has(type)) seen.add(type)
    from = end
  }
  // An incomplete chunk is left for the decoder to refuse.
  png.copyWithin(to, from)
  return png.subarray(0, to + png.length - from)
}

function isBounded(type: string, body: Buffer): boolean {
  if (type === 'eXIf') return body.length <= maxExifBytes
  return type !== 'iCCP' || isSmallProfile(body)
}

/** After its name come a zero and the compression method. */
function isSmallProfile(body: Buffer): boolean {
  try {
    inflateSync(body.subarray(body.indexOf(0) + 2), { maxOutputLength: maxProfileBytes })
    return true
  } catch {
    return false
  }
}
