/**
 * Bytes that keep no others in memory, to be kept for long: small ones are a part of a block that they
 * share, and a compressor gives a part of what it had room for.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
