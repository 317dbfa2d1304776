import { encode } from 'uqr'

export interface QrCode {
  /** Modules per side. */
  size: number
  /** The dark modules as an SVG path: one square per module. */
  path: string
}

/** A URL as a QR code, still readable with a crease in the paper. */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: 0 })
  const rows = data.flatMap((modules, y) => runs(modules).map(([x, length]) => bar(x, y, length)))
  return { size, path: rows.join('') }
}

const bar = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`

/** A run of dark modules: the first, and their number. */
function runs(modules: boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  modules.forEach((dark, x) => {
    const last = found.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1]++
    else if (dark) found.push([x, 1])
  })
  return found
}
