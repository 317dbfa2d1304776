import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { logIn } from '#test/servers/log-in.ts'

const url = '/api/Text/questions'
const value = { questions: { items: [{ question: 'Is there snow?', answer: ['Yes.'] }] } }

eachDatabase((open, once) => {
  async function openCalls() {
    const { app, headers } = await openApp(await open())
    return calls(app, headers)
  }

  async function openBoth() {
    const { app, domain, headers } = await openApp(await open())
    const { accounts } = domain
    const meena = { userName: 'Meena', email: 'meena@example.in', password: 'chinar-leaf-26' }
    const registered = await accounts.register(meena)
    if ('user' in registered) await accounts.approve(registered.user.id)
    const session = await logIn(accounts, meena.email, meena.password)
    const editor = calls(app, { authorization: `Bearer ${session?.token}` })
    return { owner: calls(app, headers), editor }
  }

  test('reads, changes and resets a text', async () => {
    const { get, putJson, remove } = await openCalls()
    const first = (await get(url)).json()
    expect(first).toMatchObject({ isDefault: true, version: 0, updatedAt: null })
    const changed = await putJson(url, { value, version: 0 })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ value, isDefault: false, version: 1 })
    expect((await remove(url)).statusCode).toBe(204)
    expect((await get(url)).json()).toMatchObject({ value: first.value, isDefault: true })
  })

  test('a stale version is 409, and nothing is stored', async () => {
    const { get, putJson } = await openCalls()
    await putJson(url, { value, version: 0 })
    const stale = await putJson(url, { value, version: 0 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().Error).toBe('Somebody else changed this text since you opened it.')
    expect((await get(url)).json().version).toBe(1)
  })

  once('a refusal names the full path of each field', async () => {
    const { putJson } = await openCalls()
    const items = [
      { question: 'Is there snow?', answer: ['Yes.'] },
      { question: ' ', answer: [] },
    ]
    const refused = await putJson(url, { value: { questions: { items } } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({
      'Questions.items.1.question': ['Question is required.'],
      'Questions.items.1.answer': ['Answer is required.'],
    })
  })

  once('legal texts can only be changed by owners, the others by editors too', async () => {
    const { owner, editor } = await openBoth()
    for (const [name, status] of Object.entries({ terms: 403, privacy: 403, about: 200 })) {
      const path = `/api/Text/${name}`
      const { value, version } = (await editor.get(path)).json()
      expect((await editor.putJson(path, { value, version })).statusCode, name).toBe(status)
    }
    expect((await editor.remove('/api/Text/terms')).statusCode).toBe(403)
    const { value, version } = (await editor.get('/api/Text/terms')).json()
    expect(version).toBe(0)
    value.text.title = 'Our terms'
    expect((await owner.putJson('/api/Text/terms', { value })).statusCode).toBe(200)
    const [{ id, restorable }] = (await editor.get('/api/History?kind=Text')).json().$values
    expect(restorable).toBe(false)
    const back = `/api/History/${id}/restoration`
    expect((await editor.postJson(back, {})).statusCode).toBe(403)
    expect((await owner.postJson(back, {})).statusCode).toBe(204)
  })

  once(
    'a text may have several figures, and a single one of earlier versions becomes the first',
    async () => {
      const { putJson } = await openCalls()
      const item = { review: 'A fine houseboat.', name: 'Rabia', location: 'Sopore', rating: 5 }
      const put = (clientsServed: unknown) =>
        putJson('/api/Text/testimonials', { value: { reviews: { clientsServed, items: [item] } } })
      const stored = async (figures: unknown) => (await put(figures)).json().value.reviews
      expect((await stored('12 served')).clientsServed).toEqual(['12 served'])
      const two = ['1000+ clients served', '12 years in the valley']
      expect((await stored(two)).clientsServed).toEqual(two)
      const field = 'Reviews.clientsServed'
      expect((await put([])).json().errors[field]).toEqual(['Figures are required.'])
      expect((await put(Array(7).fill('9'))).json().errors[field]).toEqual([
        'There can be at most 6 figures.',
      ])
    },
  )

  once('a review may have 1 to 5 stars, and no details of its author', async () => {
    const { putJson } = await openCalls()
    const item = { review: 'A fine houseboat.', name: 'Rabia', location: 'Sopore' }
    const put = (more: object) => {
      const reviews = { clientsServed: '1000+ clients served', items: [{ ...item, ...more }] }
      return putJson('/api/Text/testimonials', { value: { reviews } })
    }
    for (const rating of [1, 2.5, 4, 5]) {
      const answer = await put({ rating })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json().value.reviews.items).toEqual([
        { ...item, rating, handled: null, joined: '', listing: [] },
      ])
    }
    expect((await put({ rating: 4, handled: null, joined: '' })).statusCode).toBe(200)
    for (const rating of [0.5, 5.5, 4.2, '5']) {
      expect((await put({ rating })).json().errors).toEqual({
        'Reviews.items.0.rating': ['Stars must be from 1 to 5, halves allowed.'],
      })
    }
  })

  test('a review refers to one listing that is sold, and keeps it after its deletion', async () => {
    const { app, headers } = await openApp(await open())
    const { post, putJson, remove } = calls(app, headers)
    const villa = (
      await post('/api/Villa', [
        ['title', 'Orchard House'],
        ['duration', 'Four bedrooms'],
        ['description', 'Harwan'],
        ['price', '18000'],
      ])
    ).json().id
    const place = (await post('/api/Destination', [['title', 'Gurez']])).json().id
    const review = { review: 'Lovely.', name: 'Rabia', location: 'Sopore', rating: 5 }
    const put = (...listing: unknown[]) => {
      const reviews = { clientsServed: '12 served', items: [{ ...review, listing }] }
      return putJson('/api/Text/testimonials', { value: { reviews } })
    }
    const refused = async (...listing: unknown[]) => {
      const answer = await put(...listing)
      return [answer.statusCode, answer.json().errors['Reviews.items.0.listing']]
    }
    expect(await refused(place)).toEqual([400, [`About listing: there is no listing ${place}.`]])
    expect(await refused(99)).toEqual([400, ['About listing: there is no listing 99.']])
    expect(await refused(villa, 99)).toEqual([400, ['About listing can be at most 1.']])
    expect((await put('Orchard')).json().errors).toEqual({
      'Reviews.items.0.listing.0': ['About listing must be numbers of listings.'],
    })
    const stored = await put(villa)
    expect([stored.statusCode, stored.json().value.reviews.items[0].listing]).toEqual([
      200,
      [villa],
    ])
    await remove(`/api/Villa/${villa}`)
    expect((await put(villa)).statusCode).toBe(200)
    expect((await put()).statusCode).toBe(200)
    expect((await put(villa)).statusCode).toBe(400)
  })

  once('a legal text may only use known placeholders', async () => {
    const { putJson } = await openCalls()
    const items = [{ heading: 'Who', lines: ['Write to {mail} or {email}.'] }]
    const refused = await putJson('/api/Text/terms', { value: { text: { title: 'Terms', items } } })
    expect(refused.json().errors).toEqual({
      'Text.items.0.lines': ['Nothing can be filled in for {mail}.'],
    })
  })
})
