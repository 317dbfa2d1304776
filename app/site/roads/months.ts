import type { CalendarEntry } from '#catalogue/conditions/calendar-entry.ts'
import { monthsOf } from '#catalogue/conditions/month-bands.ts'
import type { PictureName } from '#content/demo/pictures.ts'

/** Pictures by words in an entry's name, best first. */
const fitting: [words: RegExp, pictures: PictureName[]][] = [
  [/tulip/i, ['tulips']],
  [/almond|badam/i, ['badamwari-almond']],
  [/saffron/i, ['saffron-pampore']],
  [/chinar|autumn/i, ['nishat-autumn']],
  [/apple/i, ['apple-orchard']],
  [/snow|\bski/i, ['dal-winter', 'gulmarg', 'powder-skiing']],
  [
    /\bpass(es)?\b|meadow|trek/i,
    [
      ...(['thajiwas-glacier', 'pahalgam', 'gurez-habba-khatoon'] as const),
      ...(['doodhpathri-meadow', 'betaab-valley'] as const),
    ],
  ],
]

export interface Month {
  /** 1 to 12. */
  month: number
  /** The month's usual entries, shortest first. */
  titles: string[]
  /** Absent if no unused picture matches. */
  picture?: PictureName
}

/** The months with entries, each with its own picture if one matches. */
export function monthsOfYear(entries: CalendarEntry[]): Month[] {
  const shown = new Set<PictureName>()
  return Array.from({ length: 12 }, (_, at) => winterFirst(at)).flatMap((month) => {
    const here = entries
      .filter((entry) => monthsOf(entry).includes(month))
      .toSorted((one, other) => monthsOf(one).length - monthsOf(other).length)
    if (here.length === 0) return []
    const picture = here.flatMap(picturesOf).find((name) => !shown.has(name))
    if (picture) shown.add(picture)
    return [{ month, titles: here.map(({ title }) => title), ...(picture && { picture }) }]
  })
}

/** Begins in December, with the snow. */
const winterFirst = (at: number) => ((at + 11) % 12) + 1

const picturesOf = ({ title }: CalendarEntry) =>
  fitting.flatMap(([words, pictures]) => (words.test(title) ? pictures : []))
