import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { multipart } from '#test/servers/app.ts'
import { eachApp } from '#test/servers/each-app.ts'

const url = '/api/Villa'
const villa: [string, string][] = [
  ['title', 'Orchard House'],
  ['duration', 'Among apples'],
  ['description', 'Harwan'],
  ['price', '18000'],
]
const type = 'multipart/form-data; boundary=petal'
const end = Buffer.from('--petal--\r\n')

function part(disposition: string, body: string | Buffer, ...headers: string[]) {
  const head = [`Content-Disposition: form-data; ${disposition}`, ...headers].join('\r\n')
  return Buffer.concat([
    Buffer.from(`--petal\r\n${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])
}

const texts = villa.map(([name, text]) => part(`name="${name}"`, text))

eachApp((use) => {
  const post = (payload: Buffer | string, contentType = type) => {
    const { app, headers } = use()
    const method = 'POST' as const
    return app.inject({
      method,
      url,
      payload,
      headers: { ...headers, 'content-type': contentType },
    })
  }

  test('accepts a picture without a file name if it has a type', async () => {
    const picture = await jpeg(60, 40)
    const nameless = part('name="imageFiles"', picture, 'Content-Type: image/jpeg')
    const stream = part('name="imageFiles"', picture, 'Content-Type: application/octet-stream')
    const created = await post(Buffer.concat([...texts, nameless, stream, end]))
    expect(created.json().images.$values).toHaveLength(2)
    const text = part('name="imageFiles"', 'wazwan', 'Content-Type: image/jpeg')
    const refused = await post(Buffer.concat([...texts, text, end]))
    expect(refused.json().errors.Images[0]).toContain('“image” is not a JPEG')
  })

  test('refuses a file in a field that takes none', async () => {
    const picture = await jpeg(60, 40)
    const strange = part('name="images"; filename="a.jpg"', picture, 'Content-Type: image/jpeg')
    const refused = await post(Buffer.concat([...texts, strange, end]))
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { Images: ['Files come under imageFiles, not under “images”.'] },
    ])
  })

  test('ignores a file field without a chosen file', async () => {
    const type = 'Content-Type: application/octet-stream'
    const unchosen = part('name="imageFiles"; filename=""', '', type)
    const created = await post(Buffer.concat([...texts, unchosen, end]))
    expect(created.json().images.$values).toEqual([])
    const empty = part('name="imageFiles"; filename="a.jpg"', '', type)
    expect((await post(Buffer.concat([...texts, empty, end]))).statusCode).toBe(400)
  })

  test.for([
    ['no boundary', Buffer.concat([...texts, end]), 'multipart/form-data'],
    ['no end', Buffer.concat(texts), type],
    ['an end inside a file', texts[0]!.subarray(0, 40), type],
    ['no parts', 'wazwan', type],
  ] as const)('a body with %s is 400', async ([, payload, contentType]) => {
    const refused = await post(payload, contentType)
    expect([refused.statusCode, refused.json().Error]).toEqual([
      400,
      'The body is not valid multipart/form-data.',
    ])
  })

  test.for(['images', 'photos', 'file[0]'])(
    'refuses a file sent as %s and names the right field',
    async (field) => {
      const { app, headers } = use()
      const count = async () => (await app.inject({ url, headers })).json().$values.length
      const before = await count()
      const picture = part(`name="${field}"; filename="a.jpg"`, await jpeg(60, 40))
      const refused = await post(Buffer.concat([...texts, picture, end]))
      const message = `Files come under imageFiles, not under “${field}”.`
      expect([refused.statusCode, refused.json().errors]).toEqual([400, { Images: [message] }])
      expect(await count()).toBe(before)
    },
  )

  test.for(['imagefiles', 'ImageFile', 'imageFiles[0]', 'imageFiles[]'])(
    'accepts a file sent as %s',
    async (field) => {
      const picture = part(`name="${field}"; filename="a.jpg"`, await jpeg(60, 40))
      const created = await post(Buffer.concat([...texts, picture, end]))
      expect(created.json().images.$values).toHaveLength(1)
    },
  )

  test('a field without a chosen file may have any name', async () => {
    const type = 'Content-Type: application/octet-stream'
    const unchosen = part('name="photos"; filename=""', '', type)
    expect((await post(Buffer.concat([...texts, unchosen, end]))).statusCode).toBe(201)
  })

  test('a body of too many fields is 413', async () => {
    const many = Array.from({ length: 501 }, (_, n) => part(`name="inclusions[${n}]"`, 'Breakfast'))
    const refused = await post(Buffer.concat([...many, end]))
    expect([refused.statusCode, refused.json().Error]).toEqual([
      413,
      'The body has too many fields.',
    ])
  })

  /** Begins a call on its own socket; its temporary files go into the folder. */
  async function call(contentType: string, more: Record<string, string> = {}) {
    const { app, headers } = use()
    const folder = mkdtempSync(join(tmpdir(), 'kashmir-uploads-'))
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    })
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const sent = request({
      ...{ host: '127.0.0.1', port, path: url, method: 'POST' },
      headers: { ...headers, 'content-type': contentType, ...more },
    })
    const files = () => readdirSync(folder, { recursive: true })
    return { sent, files }
  }

  const statusOf = (sent: ClientRequest) =>
    new Promise((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', (response) => resolve(response.resume().statusCode))
    })

  const bodyOf = (sent: ClientRequest) =>
    new Promise<string>((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', (response) => text(response).then(resolve, reject))
    })

  test('who keeps sending after a file that is too large still gets the answer', async () => {
    const large = { field: 'imageFiles', name: 'pano.jpg', body: Buffer.alloc(20 * 2 ** 20 + 1) }
    const body = await multipart(villa, [large, { ...large, body: Buffer.alloc(8 * 2 ** 20) }])
    const { sent, files } = await call(body.headers['content-type'])
    const status = statusOf(sent)
    sent.end(body.payload)
    expect(await status).toBe(413)
    await vi.waitFor(() => expect(files()).toEqual([]), 20_000)
  })

  test.for([type, 'application/json'])(
    'refuses a compressed body of %s at once, before it has arrived',
    async (contentType) => {
      const { sent } = await call(contentType, { 'content-encoding': 'gzip' })
      const status = statusOf(sent)
      sent.write(gzipSync(Buffer.alloc(2 ** 20)).subarray(0, 400))
      expect(await status).toBe(415)
      sent.end()
    },
  )

  test('a large compressed body may arrive in full, and its sender still gets the answer', async () => {
    const { sent, files } = await call(type, { 'content-encoding': 'gzip' })
    const refusal = bodyOf(sent)
    sent.end(Buffer.alloc(30 * 2 ** 20))
    expect(JSON.parse(await refusal)).toMatchObject({
      status: 415,
      Error: 'Send the body as it is, without Content-Encoding.',
    })
    expect(files()).toEqual([])
  })

  test('nothing stays on disk when the sender hangs up', async () => {
    const { sent, files } = await call(type)
    sent.on('error', () => {})
    const head = part('name="imageFiles"; filename="a.jpg"', '', 'Content-Type: image/jpeg')
    sent.write(Buffer.concat([head.subarray(0, -2), Buffer.alloc(200_000)]))
    await vi.waitFor(() => expect(files()).toHaveLength(2), 20_000)
    sent.destroy()
    await vi.waitFor(() => expect(files()).toEqual([]), 20_000)
  })
})
