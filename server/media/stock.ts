import type { Image } from '#catalogue/pictures/image.ts'

/** The credit shown with a photo, with the links that the service requires. */
export interface Credit {
  author: string
  authorUrl: string
  service: 'Unsplash' | 'Pexels'
  serviceUrl: string
}

/** A photo found by a service. */
export interface FoundPhoto {
  id: string
  address: string
  alt: string
  description: string
  credit: Credit
  /** Called when the photo is used, as Unsplash requires. */
  takenUrl?: string
}

export interface FoundFilm {
  id: string
  address: string
  posterAddress: string
  credit: Credit
}

/** A photo stored here. `id` is the service's own. */
export interface StockPhoto {
  id: string
  image: Image
  description: string
  credit: Credit
}

export interface StockFilm {
  id: string
  /** Its file name without extension. */
  name: string
  bytes: number
  poster: Image
  credit: Credit
}

export const defaultAlt = 'A beautiful destination'
export const defaultDescription = 'Destination'
