import { expect, test, vi } from 'vitest'
import { oddRequest } from '#test/samples/odd-requests.ts'
import { seededRandom } from '#test/samples/seeded-random.ts'
import { openApp } from '#test/servers/app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { buildOf, html } from '#test/servers/page-server.ts'
import { answerOf, listen, send } from '#test/servers/raw-requests.ts'

eachDatabase((open) => {
  test('no odd request causes a server error', async () => {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
    const handler = async (request: Request) => {
      if (request.method === 'POST') await request.formData()
      return html(`<p>${request.url}</p>`)
    }
    const { app } = await openApp(await open(), {}, undefined, {
      build: async () => buildOf(handler),
    })
    const port = await listen(app)
    const { seed, below } = seededRandom()
    for (let count = 0; count < 400; count += 1) {
      const request = oddRequest(below)
      const answer = await answerOf(port, request)
      expect(answer, `seed ${seed}: ${request}`).not.toMatch(/^HTTP\/1\.1 5/m)
    }
    expect(faults.mock.calls).toEqual([])
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  })
})

eachDatabase((open) => {
  test('a query that no database takes causes no server error', async () => {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { app, headers } = await openApp(await open())
    const { paths } = (await app.inject('/api/docs/json')).json()
    const queries = Object.entries<Operations>(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? []).map(({ name }) => `${path}?${name}=a%00b`),
    )
    const listed = queries.filter((url) => !url.includes('{'))
    expect(listed).toContain('/api/Enquiry?q=a%00b')
    for (const url of listed) {
      const { statusCode } = await app.inject({ url, headers })
      expect.soft(statusCode, url).toBeLessThan(500)
    }
    expect(faults.mock.calls).toEqual([])
  })
})

interface Operations {
  get?: { parameters?: { name: string }[] }
}

eachDatabase((open) => {
  test('an absolute-form request gets its page; other methods are refused', async () => {
    const handler = async ({ url }: Request) => html(url)
    const { app } = await openApp(await open(), {}, undefined, {
      build: async () => buildOf(handler),
    })
    const port = await listen(app)
    const ask = (start: string) =>
      answerOf(port, `${start} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(await ask('GET http://evil.example/hotels')).toMatch(
      /200 OK[\s\S]*http:\/\/localhost:3000\/hotels$/,
    )
    for (const method of ['TRACE', 'PROPFIND', 'PUT']) {
      expect(await ask(`${method} /hotels`)).toMatch(/^HTTP\/1\.1 405[\s\S]*allow: GET, HEAD, POST/)
    }
    const call = await ask('PROPFIND /api/quotes')
    expect(call).toMatch(/^HTTP\/1\.1 405[\s\S]*allow: GET, HEAD, POST, PUT, DELETE/)
    expect(call).toMatch(/"title":"Method Not Allowed","status":405,"errors":{},"Error":"There is/)
  })

  test('incomplete forms keep no page waiting', async () => {
    const handler = async ({ url }: Request) => html(url)
    const { app } = await openApp(await open(), {}, undefined, {
      build: async () => buildOf(handler),
    })
    const port = await listen(app)
    const type = 'Content-Type: application/x-www-form-urlencoded'
    const slow = `POST /contact HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 5000\r\n\r\nname=`
    const sockets = await Promise.all(Array.from({ length: 8 }, () => send(port, slow)))
    expect((await fetch(`http://127.0.0.1:${port}/hotels`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})
