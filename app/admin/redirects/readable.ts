/** An address as people read it, without escapes. */
export function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
