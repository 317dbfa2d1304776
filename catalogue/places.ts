/** A destination as listings name it. */
export interface Place {
  id: number
  title: string
  otherNames: string[]
}

/** Words in small plain letters, each with a space before and behind: ' pari mahal '. */
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
 * The ids of the places that the texts call by name or other name, as whole words, in the order in
 * which they are first called. A name inside a longer one, as Gulmarg in Gulmarg Road, counts for
 * the longer alone.
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
