import Fastify from 'fastify'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { inDays } from '#test/samples/enquiries.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'
import { quotePdfRoute } from './quote-pdf-route.ts'

const plan = {
  guest: { name: 'Asif Lone', phone: '+91 94190 12345' },
  ...{ arrival: inDays(30), nights: 2, validUntil: inDays(7) },
  options: [
    {
      ...{ id: 'deluxe', name: 'Deluxe', markup: { by: 'percent', percent: 25 } },
      lines: [
        {
          ...{ id: 'room', days: { from: 1, to: 2 }, text: 'Houseboat', unit: 'night' },
          source: { from: 'typed', unitCost: 4000 },
        },
      ],
    },
  ],
}

eachApp((use) => {
  let staff: ReturnType<typeof calls>
  beforeAll(() => {
    const { app, headers } = use()
    staff = calls(app, headers)
  })

  /** A sent quote, and the URL of its document. */
  async function sent(document: object = plan) {
    const { id } = (await staff.postJson('/api/quotes', {})).json()
    return { id, ...(await sendAgain(id, document)) }
  }
  async function sendAgain(id: number, document: object = plan) {
    await staff.putJson(`/api/quotes/${id}/draft`, { document })
    const { link, reference } = (await staff.postJson(`/api/quotes/${id}/send`, {})).json()
    return { pdf: `${new URL(link).pathname}/quote.pdf`, reference }
  }
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => use().app.inject({ url, method })
  const stateOf = async (id: number) =>
    (await staff.get(`/api/quotes/${id}`)).json().versions[0].state

  test('a link returns its quote as an uncached PDF, without counting as viewed', async () => {
    const { id, pdf, reference } = await sent()
    const answer = await get(pdf)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { headers } = answer
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${reference}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
    expect(headers).not.toHaveProperty('etag')
    const head = await get(pdf, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['cache-control']).toBe('no-store')
    expect(await stateOf(id)).toBe('sent')
  })

  test('the PDF contains the days’ pictures, except those no listing shows', async () => {
    const hotel = {
      ...{ title: 'Cedar House', duration: 'By the lake', email: 'stay@example.in' },
      ...{ description: 'Nishat', price: '9000' },
    }
    const file = { field: 'imageFiles', name: 'lake.jpg', body: await jpeg() }
    const { id } = (await staff.post('/api/Hotel', Object.entries(hotel), [file])).json()
    const [path] = (await staff.get(`/api/Hotel/${id}`)).json().images.$values
    const days = [path, 'uploads/gone.webp'].map((path, index) => ({
      ...{ id: `day-${index}`, day: index + 1, title: 'By the lake' },
      picture: { path, alt: '' },
    }))
    const { pdf } = await sent({ ...plan, days })
    const body = (await get(pdf)).rawPayload.toString('latin1')
    expect(body.match(/\/DCTDecode/g)).toHaveLength(1)
  })

  test('the PDF contains the agency’s own logo', async () => {
    const { pdf } = await sent()
    const images = async () =>
      (await get(pdf)).rawPayload.toString('latin1').match(/\/Subtype ?\/Image/g)
    expect(await images()).toBeNull()
    const body = await sharp({
      create: { width: 900, height: 60, channels: 3, background: '#8f1d2c' },
    })
      .png()
      .toBuffer()
    const file = { field: 'image', name: 'logo.png', body }
    const { picture } = (await staff.post('/api/Brand/picture', [['use', 'logo']], [file])).json()
    await staff.putJson('/api/Setting', { brandLogo: picture })
    expect(await images()).toHaveLength(1)
    await staff.putJson('/api/Setting', { brandLogo: '' })
  })

  test('the PDF of a superseded version is that of the new one', async () => {
    const first = await sent()
    const second = await sendAgain(first.id)
    const answer = await get(first.pdf)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({ location: second.pdf, 'cache-control': 'no-store' })
  })

  test('a withdrawn or unknown link has no PDF, and says how to reach the agency', async () => {
    const { id, pdf } = await sent()
    await staff.postJson(`/api/quotes/${id}/withdraw`, {})
    for (const url of [
      pdf,
      `/q/${'a'.repeat(22)}/quote.pdf`,
      '/q/short/quote.pdf',
      '/q/%00/quote.pdf',
    ]) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.headers['cache-control'], url).toBe('no-store')
      expect(answer.body, url).toBe(
        'This link no longer works. Please ask us for a new one: call +91 194 000 0000, or write to hello@kashmir-escapes.example.',
      )
    }
  })
})

test('answers 503 with Retry-After when too many requests wait', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const open = async () => ({ fileName: 'Q-7F3K2M.pdf', print: async () => 'busy' as const })
  await app.register(quotePdfRoute, { open, contact: async () => '' })
  const { statusCode, headers, body } = await app.inject('/q/token/quote.pdf')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(headers).not.toHaveProperty('content-disposition')
  expect(body).toContain('Please try again in a moment.')
})
