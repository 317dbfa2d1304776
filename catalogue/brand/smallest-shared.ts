/** Pixels. Chat apps such as WhatsApp show no smaller ones. */
const smallestShared = { width: 300, height: 200 }

/** The message for a share picture that would not be shown. */
export function tooSmallToShare(
  fileName: string,
  { width, height }: { width: number; height: number },
): string | undefined {
  const least = smallestShared
  if (width >= least.width && height >= least.height) return undefined
  return `“${fileName}” is only ${width} × ${height} pixels. Chat apps show pictures of at least ${least.width} × ${least.height}.`
}
