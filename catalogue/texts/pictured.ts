/** A stretch of text, or a picture by number: 2 is the record's second. */
export type Piece = { text: string } | { picture: number }

const picture = /^[ \t]*\[picture[ \t]+(\d{1,2})\][ \t]*$/i

/** A text split at lines such as `[picture 2]`. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let lines: string[] = []
  function close() {
    if (lines.some((line) => line.trim() !== '')) pieces.push({ text: lines.join('\n') })
    lines = []
  }
  for (const line of text.split(/\r\n?|\n/)) {
    const number = Number(picture.exec(line)?.[1] ?? 0)
    if (number > 0) {
      close()
      pieces.push({ picture: number })
    } else lines.push(line)
  }
  close()
  return pieces
}

/** The text without its pictures. */
export const withoutPictures = (text: string) =>
  piecesOf(text)
    .flatMap((piece) => ('text' in piece ? piece.text : []))
    .join('\n')

/** The first number, from the second picture on, that the text does not use yet. */
export function nextPicture(text: string): number {
  const shown = piecesOf(text).flatMap((piece) => ('picture' in piece ? piece.picture : []))
  let number = 2
  while (shown.includes(number)) number += 1
  return number
}

/** Renumbers the pictures of a text: `placeOf` returns the new number, 0 for a removed one. */
export const renumbered = (text: string, placeOf: (number: number) => number): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const number = Number(picture.exec(line)?.[1] ?? 0)
      if (number === 0) return [line]
      const place = placeOf(number)
      return place === 0 ? [] : [place === number ? line : `[picture ${place}]`]
    })
    .join('\n')
