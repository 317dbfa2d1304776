import { expect, test } from 'vitest'
import { inquiry } from '#test/samples/enquiries.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

type Fields = [string, string][]

const villa: Fields = [
  ['title', 'Orchard House'],
  ['duration', 'Four bedrooms'],
  ['description', 'Harwan'],
  ['price', '18000'],
]

eachDatabase((open, once) => {
  async function openCalls() {
    const { app, headers } = await openApp(await open())
    const call = calls(app, headers)
    const article = async (title: string, more: Fields = []) =>
      call.post('/api/Article', [['title', title], ['articleCategoryId', '2'], ...more])
    const titles = async () =>
      (await call.get('/api/Article')).json().$values.map(({ title }: { title: string }) => title)
    return { ...call, article, titles }
  }

  test('the newest article comes first, its copy before it, and each can be moved', async () => {
    const { article, titles, postJson, putJson } = await openCalls()
    const tulips = (await article('Tulips')).json()
    await article('Snow')
    expect(tulips).not.toHaveProperty('price')
    expect(await titles()).toEqual(['Snow', 'Tulips'])
    const copy = await postJson(`/api/Article/${tulips.id}/duplicate`, {})
    expect(copy.json()).toMatchObject({ status: 'draft', articleCategoryId: 2 })
    expect(copy.json().position).toBeLessThan(tulips.position)
    const moved = await putJson(`/api/Article/${tulips.id}/place`, { place: 1 })
    expect(moved.statusCode).toBe(204)
    expect((await titles())[0]).toBe('Tulips')
  })

  test('an article refers to listings of any kind, in order, and refuses unknown ones', async () => {
    const { article, post, put } = await openCalls()
    const house = (await post('/api/Villa', villa)).json().id
    const gurez = (await post('/api/Destination', [['title', 'Gurez']])).json().id
    const related: Fields = [
      ['related[0]', `${gurez}`],
      ['related[1]', `${house}`],
    ]
    const { id, related: named } = (await article('Stay in Gurez', related)).json()
    expect(named).toEqual({ $values: [gurez, house] })
    const kept = (await put(`/api/Article/${id}`, [['author', 'Imran Dar']])).json()
    expect(kept).toMatchObject({ author: 'Imran Dar', related: named })
    const refused = await article('Nowhere', [['related[0]', '99']])
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { Related: ['Related listings: there is no listing 99.'] },
    ])
    const cleared = await put(`/api/Article/${id}`, [['related', '']])
    expect(cleared.json().related).toEqual({ $values: [] })
  })

  once('an article cannot be enquired about', async () => {
    const { article, postJson } = await openCalls()
    const listingId = (await article('Tulips')).json().id
    for (const kind of ['Article', 'Villa', '']) {
      const answer = await postJson('/api/BookingRequest', { ...inquiry, kind, listingId })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { ListingId: ['There is no such listing.'] },
      ])
    }
  })

  test('staff look up titles of listings by id, including drafts', async () => {
    const { article, get, remove } = await openCalls()
    const snow = (await article('Snow', [['status', 'draft']])).json().id
    const tulips = (await article('Tulips')).json().id
    const gone = (await article('Gone')).json().id
    await remove(`/api/Article/${gone}`)
    const { listings, enquiries } = (await get(`/api/Search?ids=${tulips},${gone},${snow}`)).json()
    expect(enquiries).toEqual([])
    expect(listings).toEqual([
      { id: tulips, kind: 'Article', title: 'Tulips', status: 'published' },
      { id: snow, kind: 'Article', title: 'Snow', status: 'draft' },
    ])
    const refused = await get('/api/Search?ids=one')
    expect(refused.json().errors).toEqual({
      Ids: ['ids must be up to 100 numbers, parted by commas.'],
    })
  })
})
