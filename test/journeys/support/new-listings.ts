import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'

interface Office {
  request: APIRequestContext
  /** The owner's bearer token. */
  token: string
}

/** A listing for a journey: its kind, pictures, and texts other than the samples'. */
interface NewListing {
  /** The API's path, such as `/api/Hotel`. */
  api: string
  pictures: Buffer[]
  /** By their names in lower case. */
  texts?: Record<string, string>
}

interface Sample {
  path: string
  create: { fields: [name: string, text: string][]; files: string[] }
}

const fixtures = join(import.meta.dirname, '../../contract/fixtures')
const read = (name: string) => JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8'))

/** Adds a listing from the samples, and returns its id. */
export function addListing(office: Office, { api, ...own }: NewListing) {
  const name = api.replace('/api/', '').replace(/\B[A-Z]/g, '-$&')
  return add(office, read(name.toLowerCase()), own)
}

/** Adds a room to a hotel in the same way. */
export const addRoom = (office: Office, hotelId: number, own: Omit<NewListing, 'api'>) =>
  add(office, read('hotel-parts').room, {
    ...own,
    texts: { ...own.texts, hotelid: String(hotelId) },
  })

async function add(
  { request, token }: Office,
  { path, create: { fields, files } }: Sample,
  { texts = {}, pictures }: Omit<NewListing, 'api'>,
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
