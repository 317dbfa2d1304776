/**
 * Whether a TrueType font has a glyph for a character of the basic plane, from its `cmap` table of
 * format 4. Missing glyphs would be drawn as empty boxes.
 */
export function glyphsIn(font: Buffer): (character: string) => boolean {
  const table = formatFour(font)
  const bytes = font.readUInt16BE(table + 6)
  const ends = table + 14
  const starts = ends + bytes + 2
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    for (let at = 0; at < bytes; at += 2) {
      if (code > font.readUInt16BE(ends + at)) continue
      const start = font.readUInt16BE(starts + at)
      return (
        code >= start && glyphOf(font, { code, start, delta: starts + bytes + at, bytes }) !== 0
      )
    }
    return false
  }
}

function formatFour(font: Buffer): number {
  const cmap = tableAt(font, 'cmap')
  for (let n = 0; n < font.readUInt16BE(cmap + 2); n++) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * n)
    if (font.readUInt16BE(table) === 4) return table
  }
  throw new Error('The font has no cmap of format 4')
}

function tableAt(font: Buffer, name: string): number {
  for (let n = 0; n < font.readUInt16BE(4); n++) {
    const entry = 12 + 16 * n
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`The font has no table ${name}`)
}

interface Segment {
  code: number
  start: number
  /** The position of its delta; that of its offset is one table further on. */
  delta: number
  bytes: number
}

function glyphOf(font: Buffer, { code, start, delta, bytes }: Segment): number {
  const offset = font.readUInt16BE(delta + bytes)
  if (offset === 0) return (code + font.readUInt16BE(delta)) & 0xffff
  return font.readUInt16BE(delta + bytes + offset + 2 * (code - start))
}
