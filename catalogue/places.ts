/** A destination with the names that texts use for it. */
export interface Place {
  id: number
  title: string
  otherNames: string[]
}

/** Lower-case words without accents, surrounded by spaces: ' pari mahal '. */
const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’‘ʼ`]/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()} `

interface Mention {
  id: number
  at: number
  end: number
}

/**
 * The ids of the places that the texts mention as whole words, by name or other name, in order of
 * first mention. A name inside a longer one (Gulmarg in Gulmarg Road) counts for the longer one
 * only.
 */
export function placesIn(texts: string[], places: Place[]): number[] {
  const text = texts.map(wordsOf).join('|')
  const mentions = places.flatMap((place) => mentionsOf(place, text))
  const own = mentions.filter(
    (one) => !mentions.some((other) => other.id !== one.id && isWithin(one, other)),
  )
  return [...new Set(own.sort((one, other) => one.at - other.at).map(({ id }) => id))]
}

function mentionsOf({ id, title, otherNames }: Place, text: string): Mention[] {
  return [title, ...otherNames].flatMap((name) => {
    const words = wordsOf(name)
    if (words.trim() === '') return []
    const found: Mention[] = []
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      found.push({ id, at, end: at + words.length })
    }
    return found
  })
}

const isWithin = (one: Mention, other: Mention) =>
  other.at <= one.at && one.end <= other.end && other.end - other.at > one.end - one.at
