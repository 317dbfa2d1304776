/**
 * A copy with its own memory, to be stored for long: small buffers are slices of a shared pool, and
 * compressors return slices of larger buffers, which would stay in memory with them.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
