import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glyphsIn } from './glyphs.ts'

/** A script that the fonts of cards lack. */
interface Script {
  letters: RegExp
  family: string
  file: string
  /** Drawn high and deep, so that its lines take more room. */
  isTall?: boolean
}

/** The fonts of printed quotes. */
const fontPath = (file: string) => join(import.meta.dirname, '../../quotes/pdf/fonts', file)

const scripts: Script[] = [
  {
    letters: /\p{Script_Extensions=Devanagari}/u,
    family: 'Noto Sans Devanagari SemiBold',
    file: fontPath('noto-sans-devanagari-600.ttf'),
  },
  {
    // Without ligatures, which take minutes to be drawn and are spelled out.
    letters: /(?![\ufb50-\ufdff\ufe70-\ufeff])\p{Script_Extensions=Arabic}/u,
    family: 'Noto Nastaliq Urdu',
    file: fontPath('noto-nastaliq-urdu-400.ttf'),
    isTall: true,
  },
]

export const scriptsIn = (text: string): Script[] =>
  scripts.filter(({ letters }) => letters.test(text))

export const isTall = (text: string) => scriptsIn(text).some(({ isTall }) => isTall)

/** By its first letter, as browsers decide it. */
export const isRightToLeft = (text: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** Read when first needed: they are large. */
const glyphs = new Map<string, ReturnType<typeof glyphsIn>>()

/** Whether another script's font has the character. */
export const hasOtherGlyph = (character: string) =>
  scriptsIn(character).some(({ file }) => {
    const has = glyphs.get(file) ?? glyphsIn(readFileSync(file))
    glyphs.set(file, has)
    return has(character)
  })

/** Whether it only shapes the letters beside it, and these are of another script. */
export const isJoiner = (character: string, before = '') =>
  /[\u200c\u200d]/.test(character) && scriptsIn(before).length > 0
