/** Positions have at most six decimals. */
const units = 1_000_000

/** The next whole number in either direction. */
export const wholeAbove = (position: number) => Math.floor(position) + 1
export const wholeBelow = (position: number) => Math.ceil(position) - 1

/**
 * A number of ascending positions strictly between two others, with as few digits as possible;
 * undefined if there is not enough room.
 */
export function positionsBetween(low: number, high: number, count: number): number[] | undefined {
  const [lowest, highest] = [Math.round(low * units), Math.round(high * units)]
  for (let step = units; step >= 1; step /= 10) {
    const first = Math.floor(lowest / step) + 1
    const free = Math.ceil(highest / step) - first
    if (free < count) continue
    return Array.from({ length: count }, (_, at) => {
      const middle = Math.floor(((at + 0.5) * free) / count)
      return ((first + middle) * step) / units
    })
  }
  return undefined
}
