import sharp from 'sharp'

const side = 8
const pixels = side * side

/** The similarity of two pictures of equal size, at most 1: the mean SSIM of their brightness. */
export async function similarity(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await brightness(one), await brightness(other)]
  const { width, height } = a.info
  const all: number[] = []
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      const at = Array.from(
        { length: pixels },
        (_, n) => (top + Math.floor(n / side)) * width + left + (n % side),
      )
      all.push(
        ssim(
          at.map((n) => a.data[n] ?? 0),
          at.map((n) => b.data[n] ?? 0),
        ),
      )
    }
  }
  return mean(all)
}

const brightness = (picture: Buffer) =>
  sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function ssim(a: number[], b: number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  const varianceA = mean(a.map((value) => (value - meanA) ** 2))
  const varianceB = mean(b.map((value) => (value - meanB) ** 2))
  const covariance = mean(a.map((value, n) => (value - meanA) * ((b[n] ?? 0) - meanB)))
  const light = (2 * meanA * meanB + 6.5025) / (meanA ** 2 + meanB ** 2 + 6.5025)
  return (light * (2 * covariance + 58.5225)) / (varianceA + varianceB + 58.5225)
}
