import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inquiry } from './samples/enquiries.ts'
import { jpeg } from './samples/pictures.ts'
import { acceptedTrip, guestWords, reviewToken } from './samples/trips.ts'
import { calls } from './servers/calls.ts'
import { commandLine, eachInstallation, openSite } from './servers/command-line.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** A type of data for travellers, followed through every operation on data. */
interface Walk {
  /** Its name in the history. */
  kind: string
  url: string
  /** Its place in an export. */
  file: string
  /** A unique text in it. */
  words: string
  /** Creates one and changes it, as staff do. */
  add: (site: Site) => Promise<unknown>
  actions: string[]
  /** The transferred data of it. */
  told: string[]
  erase: (site: Site) => Promise<{ statusCode: number }>
  /** The list after that. */
  left: object[]
}

const on = ({ app, headers }: Site) => calls(app, headers)

const listed = async (site: Site, url: string): Promise<Record<string, unknown>[]> =>
  (await on(site).get(url)).json().$values

const eraseFirst = (url: string, list: string) => async (site: Site) =>
  on(site).remove(`${url}/${(await listed(site, list))[0]?.id}`)

const walks: Walk[] = [
  {
    ...{ kind: 'Condition', url: '/api/conditions/entries', file: 'conditions.csv' },
    words: 'Ice above Sonamarg; chains',
    async add(site) {
      const { postJson, putJson } = on(site)
      const { id } = (await postJson('/api/conditions', { name: '=Zojila', state: 'open' })).json()
      return putJson(`/api/conditions/${id}`, { state: 'restricted', sentence: this.words })
    },
    actions: ['change', 'create'],
    told: ['name', 'state', 'sentence', 'seenAt', 'holdsUntil'],
    erase: eraseFirst('/api/conditions', '/api/conditions/entries'),
    left: [],
  },
  {
    ...{ kind: 'LocalCost', url: '/api/local-costs', file: 'local-costs.csv' },
    words: 'Pony to the meadow',
    async add(site) {
      const { post, postJson, putJson } = on(site)
      const { id: destinationId } = (await post('/api/Destination', [['title', 'Gulmarg']])).json()
      const cost = { destinationId, what: this.words, low: 800, paidTo: '=union', unit: 'person' }
      const { id } = (await postJson('/api/local-costs', cost)).json()
      return putJson(`/api/local-costs/${id}`, { high: 1200.5, seasonFrom: '1 May' })
    },
    actions: ['change', 'create'],
    told: ['place', 'what', 'unit', 'low', 'high', 'paidTo', 'seasonFrom'],
    erase: eraseFirst('/api/local-costs', '/api/local-costs'),
    left: [],
  },
  {
    ...{ kind: 'Review', url: '/api/reviews', file: 'reviews.json' },
    words: guestWords.words,
    add: addReview,
    actions: ['change', 'change'],
    told: ['reference', 'state', 'stars', 'words', 'name', 'homeTown', 'answer', 'receivedAt'],
    erase: eraseGuest,
    left: [{ state: 'withdrawn', words: '', name: '', homeTown: '', answer: '', pictures: [] }],
  },
]

/** A guest writes a review with a picture; staff reply and publish it. */
async function addReview(site: Site) {
  const { domain } = site
  const token = await reviewToken(site, await acceptedTrip(site))
  const path = join(temporaryFolder(), 'trip.jpg')
  writeFileSync(path, await jpeg(700, 50))
  const image = await domain.images.store({ path, fileName: 'trip.jpg', folder: 'reviews' })
  if ('error' in image) throw new Error(image.error)
  expect(await domain.reviews.guests.addPicture(token, image)).toBe(true)
  expect(await domain.reviews.guests.send(token, guestWords)).toBe(true)
  const [review] = await listed(site, '/api/reviews')
  await on(site).putJson(`/api/reviews/${review?.id}/answer`, { answer: '=Come again' })
  return on(site).postJson(`/api/reviews/${review?.id}/publish`, {})
}

/** Through the enquiry of the guest's number, as an owner does. */
async function eraseGuest(site: Site) {
  await on(site).postJson('/api/BookingRequest', { ...inquiry, phone: '9419012345' })
  const [enquiry] = await listed(site, '/api/Enquiry')
  return on(site).remove(`/api/Enquiry/${enquiry?.id}`)
}

const actionsOf = async (site: Site, kind: string) =>
  (await listed(site, `/api/History?kind=${kind}`)).map(({ action }) => action)

/** The bytes of each of its pictures as a visitor gets them, or nothing. */
async function picturesOf(site: Site, items: Record<string, unknown>[]) {
  const paths = [...JSON.stringify(items).matchAll(/reviews\/[a-z0-9]+\.webp/g)]
  const answers = await Promise.all(paths.map(([path]) => on(site).visit(`/${path}`)))
  return answers.map(({ statusCode, rawPayload }) => statusCode === 200 && rawPayload)
}

const pick = (items: Record<string, unknown>[], names: string[]) =>
  items.map((item) => names.map((name) => [name, item[name]]))

/** Exports a site; returns the folder. */
async function exported(variables: Record<string, string>) {
  const folder = join(temporaryFolder(), 'export')
  expect(await commandLine(variables)(['export', folder])).toMatchObject({ code: 0, errors: '' })
  return folder
}

eachInstallation((fresh) => {
  test.each(walks)('a $kind survives history, export, import, backup and erasure', async (walk) => {
    const [home, elsewhere, later] = [await fresh(), await fresh(), await fresh()]
    const site = await openSite(home)
    expect(await walk.add(site)).toMatchObject({ statusCode: 200 })
    const stored = await listed(site, walk.url)
    expect(JSON.stringify(stored)).toContain(walk.words)
    expect(await actionsOf(site, walk.kind)).toEqual(walk.actions)
    const pictures = await picturesOf(site, stored)
    expect(pictures).not.toContain(false)

    const folder = await exported(home)
    expect(readFileSync(join(folder, walk.file), 'utf8')).toContain(walk.words)
    const bring = await commandLine(elsewhere)(['import', folder])
    expect(bring).toMatchObject({ code: 0, errors: '' })
    const copy = await openSite(elsewhere)
    const brought = await listed(copy, walk.url)
    expect(pick(brought, walk.told)).toEqual(pick(stored, walk.told))
    const shown = await picturesOf(copy, brought)
    expect(shown).toHaveLength(pictures.length)
    expect(shown).not.toContain(false)

    const file = join(temporaryFolder(), 'backup.tar')
    expect(await commandLine(home)(['backup', file])).toMatchObject({ code: 0, errors: '' })
    expect(await commandLine(later)(['restore', file])).toMatchObject({ code: 0, errors: '' })
    const restored = await openSite(later)
    expect(await listed(restored, walk.url)).toEqual(stored)
    expect(await picturesOf(restored, stored)).toEqual(pictures)
    expect(await actionsOf(restored, walk.kind)).toEqual(walk.actions)

    expect(await walk.erase(restored)).toMatchObject({ statusCode: 204 })
    const left = await listed(restored, walk.url)
    expect(left).toMatchObject(walk.left)
    expect(left).toHaveLength(walk.left.length)
    expect(await picturesOf(restored, stored)).toEqual(pictures.map(() => false))
    const after = await exported(later)
    const texts = readdirSync(after, { withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => readFileSync(join(after, name), 'utf8'))
    expect(texts.join('')).not.toContain(walk.words)
  })
})
