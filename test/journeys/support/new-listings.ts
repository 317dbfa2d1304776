import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'

interface Office {
  request: APIRequestContext
  /** The owner's bearer token. */
  token: string
}

interface New {
  pictures: Buffer[]
  /** Other texts than the sample's, by their names in lower case. */
  texts?: Record<string, string>
}

interface Sample {
  path: string
  create: { fields: [name: string, text: string][]; files: string[] }
}

const fixtures = join(import.meta.dirname, '../../contract/fixtures')
const read = (name: string) => JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8'))

/** Adds a listing of a kind from the samples, and returns its id. */
export const addListing = (office: Office, kind: string, own: New) =>
  add(office, read(kind.replace(/\B[A-Z]/g, '-$&').toLowerCase()), own)

/** Adds a room to a hotel in the same way. */
export const addRoom = (office: Office, hotelId: number, { texts, ...own }: New) =>
  add(office, read('hotel-parts').room, { ...own, texts: { ...texts, hotelid: String(hotelId) } })

async function add(
  { request, token }: Office,
  { path, create: { fields, files } }: Sample,
  { texts = {}, pictures }: New,
): Promise<number> {
  const multipart = new FormData()
  for (const [name, text] of fields) multipart.append(name, texts[name.toLowerCase()] ?? text)
  for (const [at, picture] of pictures.entries()) {
    const file = new File([new Uint8Array(picture)], `${at}.jpg`, { type: 'image/jpeg' })
    multipart.append(files[0] ?? 'imageFiles', file)
  }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(path, { headers, multipart, timeout: 60_000 })
  const made = await answer.json()
  if (answer.status() !== 201) throw new Error(`${path}: ${JSON.stringify(made)}`)
  return made.id
}
