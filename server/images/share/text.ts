import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cut } from '#catalogue/texts/cut.ts'
import { glyphsIn } from './glyphs.ts'
import { hasOtherGlyph, isJoiner, scriptsIn } from './scripts.ts'

/** Under unique names, so that no installed font is used instead. */
const fonts = {
  display: { family: 'Kashmir Display', file: 'fraunces-600.ttf' },
  text: { family: 'Kashmir Text', file: 'figtree-600.ttf' },
}

interface Style {
  font: keyof typeof fonts
  colour: string
  /** Pixels. */
  size: number
  /** Maximum line width in pixels. */
  width?: number
}

export interface Drawn {
  body: Buffer
  width: number
  height: number
}

const fontPath = (file: string) => join(import.meta.dirname, 'fonts', file)

const hasOwnGlyph = glyphsIn(readFileSync(fontPath(fonts.display.file)))

const hasGlyph = (character: string) => hasOwnGlyph(character) || hasOtherGlyph(character)

/** Far more characters than a card has room for. */
const longest = 300

/** A title in one line, without characters that the fonts lack, such as emoji. */
export function drawable(title: string): string {
  const line = title.normalize('NFC').replace(/\s+/gu, ' ')
  const written = Array.from(line, (each) => (hasGlyph(each) ? each : spelledOut(each))).join('')
  const drawn = Array.from(written.slice(0, longest)).filter(
    (each, at, all) => hasGlyph(each) || isJoiner(each, all[at - 1]),
  )
  return drawn.join('').replace(/ +/g, ' ').trim()
}

/** Replaces ½ by 1/2 and full-width letters by plain ones. */
const spelledOut = (character: string) =>
  character.normalize('NFKC').replace(/^(\d+)\u2044(\d+)$/, ' $1/$2')

/** The text as a PNG of its own size. */
export async function drawText(text: string, { font, colour, size, width }: Style): Promise<Drawn> {
  const { family, file } = fonts[font]
  const others = scriptsIn(text)
  for (const { file } of others) await loadFont(file)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${[family, ...others.map((each) => each.family)].join(', ')} ${size}`,
      fontfile: fontPath(file),
      rgba: true,
      ...(width && { width, wrap: 'word-char' as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { body: data, width: info.width, height: info.height }
}

const loaded = new Set<string>()

/** A font that was used once in this process can be named beside another. */
async function loadFont(fontfile: string) {
  if (loaded.has(fontfile)) return
  await sharp({ text: { text: '.', fontfile } })
    .png()
    .toBuffer()
  loaded.add(fontfile)
}

interface Fit extends Omit<Style, 'size'> {
  /** In descending order. */
  sizes: readonly number[]
  width: number
  /** Maximum height of all lines in pixels. */
  height: number
}

/** The text in the largest size that fits, else cut between words. Undefined if blank. */
export async function fitText(
  text: string,
  { sizes, height, ...style }: Fit,
): Promise<Drawn | undefined> {
  if (!/[^\p{C}\p{Z}]/u.test(text)) return undefined
  for (const size of sizes) {
    const drawn = await drawText(text, { ...style, size })
    if (drawn.height <= height) return drawn
  }
  const shorter = text.slice(0, Math.floor(text.length * 0.8)).replace(/[\s,.:;]*\S*$/, '')
  return fitText(`${shorter || cut(text, 24)}…`, { sizes: sizes.slice(-1), height, ...style })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
