import type { Refused, Sent } from './fixtures.ts'

/** A part without pictures: its calls take JSON. */
export interface PartFixture {
  path: string
  /** The path of its listings. */
  owner: string
  /** The documented name of its list inside a listing. */
  nested: string
  create: Record<string, unknown>
  created: Record<string, unknown>
  change?: Record<string, unknown>
  changed?: Record<string, unknown>
  refused: Record<string, string[]>
}

/** A part of a hotel, with pictures: its calls take multipart bodies. */
export interface HotelPartFixture {
  path: string
  nested: string
  /** The path that serves its bare file names. */
  folder: string
  create: Sent
  created: Record<string, unknown>
  change: Sent
  changed: Record<string, unknown>
  refused: Refused
}
