import { inflateSync } from 'node:zlib'

/** The content of each of a document's streams, unpacked where it is packed. */
function streamsOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1')
  return [...raw.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: start }) => {
    const from = index + start.length
    const body = pdf.subarray(from, raw.indexOf('endstream', from))
    return unpacked(body).toString('latin1')
  })
}

function unpacked(body: Buffer): Buffer {
  try {
    return inflateSync(body)
  } catch {
    return body
  }
}

/** A document's bytes as they are, and all that is packed in them. */
export const pdfBytes = (pdf: Buffer) => [pdf.toString('latin1'), ...streamsOf(pdf)].join('\n')

/** The words that are drawn, one line each; read by every font, as a stream does not say which is whose. */
export const pdfWords = (pdf: Buffer): string => pdfPages(pdf).join('\n')

/** The same of each page. */
export function pdfPages(pdf: Buffer): string[] {
  const streams = streamsOf(pdf)
  const fonts = streams.filter((body) => body.includes('begincmap')).map(lettersOf)
  return streams.flatMap((body) => {
    const lines = drawnIn(body).flatMap((bytes) => {
      const glyphs = glyphsOf(bytes)
      return fonts.map((letters) => glyphs.map((glyph) => letters.get(glyph) ?? '').join(''))
    })
    return lines.length > 0 ? [lines.join('\n')] : []
  })
}

const pair = /<([0-9A-Fa-f]{4})> *<([0-9A-Fa-f]+)>\s/g

/** The letters of a font's glyphs. */
const lettersOf = (cmap: string) =>
  new Map(
    [...cmap.matchAll(pair)].map(([, glyph = '', letters = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(letters, 'hex').swap16().toString('utf16le'),
    ]),
  )

/** The strings of each `[…] TJ`, joined. */
function drawnIn(body: string): string[] {
  const drawn: string[] = []
  let list = ''
  for (let at = 0; at < body.length; at += 1) {
    if (body[at] === '[') list = ''
    if (body[at] === '(') {
      const { text, end } = stringAt(body, at)
      list += text
      at = end
    }
    if (body.startsWith('] TJ', at)) drawn.push(list)
  }
  return drawn
}

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const signs = /\\([0-7]{1,3})|\\(.)|[()]|[^\\()]+/gsy

/** The string whose parenthesis is at the index; balanced ones may be in it as they are. */
function stringAt(body: string, start: number) {
  let text = ''
  let depth = 0
  signs.lastIndex = start
  for (let found = signs.exec(body); found; found = signs.exec(body)) {
    const [sign, octal, name] = found
    if (sign === ')') depth -= 1
    if (depth === 0 && sign === ')') break
    if (octal) text += String.fromCharCode(Number.parseInt(octal, 8))
    else if (name) text += named[name] ?? name
    else if (depth > 0) text += sign
    if (sign === '(') depth += 1
  }
  return { text, end: signs.lastIndex > 0 ? signs.lastIndex - 1 : body.length }
}

const glyphsOf = (bytes: string): number[] =>
  Array.from(
    { length: bytes.length >> 1 },
    (_, at) => bytes.charCodeAt(at * 2) * 256 + bytes.charCodeAt(at * 2 + 1),
  )
