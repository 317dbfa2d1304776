import type { Image } from '#catalogue/pictures/image.ts'

/** Whom a page thanks, with the addresses that the service asks for. */
export interface Credit {
  author: string
  authorUrl: string
  service: 'Unsplash' | 'Pexels'
  serviceUrl: string
}

/** A photo that a service found. */
export interface FoundPhoto {
  id: string
  address: string
  alt: string
  description: string
  credit: Credit
  /** Called once the photo is taken, as Unsplash asks. */
  takenUrl?: string
}

export interface FoundFilm {
  id: string
  address: string
  posterAddress: string
  credit: Credit
}

/** A photo that is stored here. `id` is the service's own. */
export interface StockPhoto {
  id: string
  image: Image
  description: string
  credit: Credit
}

export interface StockFilm {
  id: string
  /** Of its file, without an ending. */
  name: string
  bytes: number
  poster: Image
  credit: Credit
}

export const defaultAlt = 'A beautiful destination'
export const defaultDescription = 'Destination'
