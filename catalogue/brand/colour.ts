/** #rrggbb, in lower case. */
export type Hex = string

export const isHex = (text: string) => /^#[0-9a-f]{6}$/.test(text)

const channels = (colour: Hex) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes two colours; `share` is the part of the second, from 0 to 1. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const second = channels(other)
  const mixed = channels(one).map((value, at) => value + ((second[at] ?? 0) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: Hex): number {
  const linear = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio from 1 to 21, as WCAG computes it. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The lowest contrast ratio for text (WCAG AA). */
export const minContrast = 4.5

/** Rounds down, so that 3.96 is written 3.9 and never looks sufficient. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

/** Mixes the colour with another by the least share that is readable on every given background. */
export function legible(colour: Hex, goal: Hex, grounds: Hex[]): Hex {
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, goal, step / 50))
  const reads = (each: Hex) => grounds.every((ground) => contrast(each, ground) >= minContrast)
  return steps.find(reads) ?? goal
}
