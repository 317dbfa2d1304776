import type { PictureName } from './demo/pictures.ts'

interface Destination {
  name: string
  description: string
  /** A bundled picture; its alternative text is stored with it. */
  picture: PictureName
  /** The query of a search for it. */
  search: string
}

/** In the order shown: the first and the last are wide. */
export const destinations: Destination[] = [
  {
    name: 'Gurez',
    description: 'Log houses below the peak of Habba Khatoon, and a river the colour of glass.',
    picture: 'gurez-habba-khatoon',
    search: 'Gurez',
  },
  {
    name: 'Sonamarg',
    description: 'Ponies to the Thajiwas glacier, and snow in June.',
    picture: 'thajiwas-glacier',
    search: 'Sonamarg',
  },
  {
    name: 'Pampore',
    description: 'Violet fields for a few mornings of saffron each autumn.',
    picture: 'saffron-pampore',
    search: 'Pampore',
  },
  {
    name: 'Pahalgam',
    description: 'Willows, pines and the Lidder in Betaab Valley.',
    picture: 'betaab-valley',
    search: 'Pahalgam',
  },
  {
    name: 'Doodhpathri',
    description: 'A meadow of milk-white streams, sheep and very few people.',
    picture: 'doodhpathri-meadow',
    search: 'Doodhpathri',
  },
  {
    name: 'Srinagar',
    description: 'From the terraces of Pari Mahal the lake and the city light up together.',
    picture: 'pari-mahal-dusk',
    search: 'Srinagar',
  },
]
