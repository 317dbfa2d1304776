export interface GalleryPicture {
  path: string
  alt: string
}

interface PlannedDay {
  title: string
  text: string
}

/**
 * Places each picture once, at the day that mentions its subject. Pictures without a description fill
 * the remaining days, in the order of the gallery. A described picture that matches no day is left
 * out, since it would promise something else.
 */
export function withPictures<D extends PlannedDay>(
  days: D[],
  gallery: GalleryPicture[],
  titleOfListing: string,
) {
  const isDescribed = ({ alt }: GalleryPicture) => alt !== titleOfListing
  const placed = fitting(days, gallery.filter(isDescribed))
  const others = gallery.filter((picture) => !isDescribed(picture))
  return days.map((day) => ({ ...day, picture: placed.get(day) ?? others.shift() ?? null }))
}

function fitting<D extends PlannedDay>(days: D[], pictures: GalleryPicture[]) {
  const placed = new Map<D, GalleryPicture>()
  const pairs = days
    .flatMap((day) => pictures.map((picture) => ({ day, picture, score: fitOf(day, picture) })))
    .filter(({ score }) => score >= minMatches)
    .toSorted((one, other) => other.score - one.score)
  for (const { day, picture } of pairs) {
    const isTaken = placed.has(day) || [...placed.values()].includes(picture)
    if (!isTaken) placed.set(day, picture)
  }
  return placed
}

/** One matching word of the title, or two of the text, since one alone may be a coincidence. */
const minMatches = 2

function fitOf({ title, text }: PlannedDay, { alt }: GalleryPicture): number {
  const shown = longWords(alt)
  const count = (words: Set<string>) => [...words].filter((word) => shown.has(word)).length
  return minMatches * count(longWords(title)) + count(longWords(text))
}

/** Short words are too common; plurals count as the singular. */
const longWords = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.replace(/s$/, '')))
