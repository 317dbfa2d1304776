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
  /** By the first word of their names, in lower case. */
  texts?: Record<string, string>
}

interface Sample {
  path: string
  create: { fields: [name: string, text: string][]; files: string[] }
}

const read = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../contract/fixtures', `${name}.json`), 'utf8'),
  )

const samples: Sample[] = [
  ...['travel-package', 'adventure', 'transportation', 'shoot'],
  ...['event-management', 'relaxation', 'hotel', 'villa'],
].map(read)
const room: Sample = read('hotel-parts').room

/** Adds a listing from the samples, and returns its id. */
export async function addListing(office: Office, { api, pictures, texts = {} }: NewListing) {
  const sample = samples.find(({ path }) => path === api)
  if (!sample) throw new Error(`There is no sample of ${api}`)
  const { fields, files } = sample.create
  const body = new FormData()
  for (const [name, text] of fields) body.append(name, texts[name.toLowerCase()] ?? text)
  return post(office, api, body, files[0] ?? 'imageFiles', pictures)
}

export async function addRoom(office: Office, hotelId: number, listing: Omit<NewListing, 'api'>) {
  const body = new FormData()
  for (const [name, text] of room.create.fields) {
    body.append(name, name === 'hotelId' ? String(hotelId) : (listing.texts?.[name] ?? text))
  }
  return post(office, room.path, body, 'images', listing.pictures)
}

async function post(
  { request, token }: Office,
  api: string,
  body: FormData,
  field: string,
  pictures: Buffer[],
): Promise<number> {
  for (const [at, picture] of pictures.entries()) {
    body.append(
      field,
      new File([new Uint8Array(picture)], `picture-${at}.jpg`, { type: 'image/jpeg' }),
    )
  }
  const answer = await request.post(api, {
    headers: { authorization: `Bearer ${token}` },
    multipart: body,
    timeout: 60_000,
  })
  const made = await answer.json()
  if (answer.status() !== 201) throw new Error(`${api}: ${JSON.stringify(made)}`)
  return made.id
}
