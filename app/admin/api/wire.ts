import type { Status } from '#catalogue/kind.ts'

/** How the API wraps every list. */
export interface WireList<T> {
  $values: T[]
}

export interface WirePicture {
  id: number
  path: string
  alt: string
  width: number
  height: number
  blur: string
  srcset: { avif: string; webp: string }
}

/** A listing as the API answers it, with the fields that all kinds share. */
export interface WireListing {
  id: number
  title: string
  price: number
  oldPrice: number | null
  priceOnRequest: boolean
  pictures: WirePicture[]
  status: Status
  version: number
  createdAt: string
  updatedAt: string
  [field: string]: unknown
}
