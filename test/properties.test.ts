import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { freshHeaders, sampleCalls } from './samples/listings.ts'
import { bent, jsonBody, oddFile, oddId, oddName, oddQuery, oddText } from './samples/odd-values.ts'
import { type Operation, operationsOf } from './samples/operations.ts'
import { multipart } from './servers/app.ts'
import { eachApp } from './servers/each-app.ts'
import { tracer } from './traces.ts'

const seed = Number(process.env.RANDOM_SEED) || 20_261_121
const timeout = 60_000

type Samples = Awaited<ReturnType<typeof sampleCalls>>

interface Sent {
  operation: Operation
  url: string
  payload?: string | Buffer
  headers?: Record<string, string>
}

eachApp((use, once) => {
  let operations: Operation[]
  let samples: Samples
  let folder: string
  let stored: Record<string, string>
  let traces: Awaited<ReturnType<typeof tracer>>
  let callers = 0

  beforeAll(async () => {
    console.log(`RANDOM_SEED=${seed}`)
    folder = mkdtempSync(join(tmpdir(), 'kashmir-uploads-'))
    vi.stubEnv('TMPDIR', folder)
    operations = await operationsOf(use().app)
    samples = await sampleCalls(use())
    traces = await tracer(use())
    stored = await traces()
    return () => {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    }
  })

  /** Sends a call from a unique address, so that no rate limit interferes. */
  async function send({ operation, url, payload, headers }: Sent) {
    callers += 1
    return use().app.inject({
      method: operation.method as 'POST',
      url,
      remoteAddress: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      headers: { ...(await freshHeaders(use())), ...headers },
      ...(payload !== undefined && { payload }),
    })
  }

  async function expectSound(sent: Sent) {
    const answer = await send(sent)
    const what = `${sent.operation.name} ${sent.url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
    expect(answer.statusCode, what).toBeLessThan(500)
    const before = stored
    stored = await traces()
    if (answer.statusCode >= 400) expect(stored, what).toEqual(before)
  }

  /** Each database gets other values. */
  const ownSeed = () => seed + (use().domain.database.dialect === 'sqlite' ? 0 : 1)

  const check = (sent: fc.Arbitrary<Sent>, numRuns: number) =>
    fc.assert(fc.asyncProperty(sent, expectSound), { seed: ownSeed(), numRuns })

  const some = (wanted: (operation: Operation) => boolean) =>
    fc.constantFrom(...operations.filter(wanted))

  const ofType = (type: string) => (operation: Operation) => operation.body?.type === type

  async function sentTo(operation: Operation, body: Record<string, unknown>): Promise<Sent> {
    if (ofType('multipart/form-data')(operation))
      return multipartSent(operation, body, samples.filesOf(operation))
    return jsonSent(operation, JSON.stringify(body))
  }

  const jsonSent = (operation: Operation, payload: string): Sent => ({
    operation,
    url: samples.urlOf(operation),
    payload,
    headers: { 'content-type': 'application/json' },
  })

  async function multipartSent(operation: Operation, body: Record<string, unknown>, files: Files) {
    const fields = Object.entries(body).map(([name, value]): [string, string] => [
      name,
      textOf(value),
    ])
    const { payload, headers } = await multipart(fields, files)
    return { operation, url: samples.urlOf(operation), payload, headers }
  }

  test('accepts the unmodified samples', { timeout }, async () => {
    const wrongCredentials = /login|reset-password|me\/(password|confirmation|second-factor)/
    for (const operation of operations.filter(
      ({ body, path }) => body && !wrongCredentials.test(path),
    )) {
      const answer = await send(await sentTo(operation, samples.bodyOf(operation)))
      expect(answer.statusCode, `${operation.name} ${answer.body}`).toBeLessThan(300)
    }
    const before = stored
    stored = await traces()
    for (const name of ['listings', 'parts', 'enquiries', 'history']) {
      expect(stored[name], name).not.toBe(before[name])
    }
  })

  test('no text that a database cannot store causes a server error, in any field', {
    timeout,
  }, async () => {
    for (const operation of operations.filter(({ body }) => body)) {
      const sample = samples.bodyOf(operation)
      for (const name of Object.keys({ ...operation.body?.schema.properties, ...sample })) {
        const answer = await send(await sentTo(operation, { ...sample, [name]: 'waz\0wan \ud83d' }))
        expect(answer.statusCode, `${operation.name} ${name} ${answer.body}`).toBeLessThan(500)
      }
    }
    stored = await traces()
  })

  test('no JSON body causes a server error, and refused ones change nothing', { timeout }, () =>
    check(
      some(ofType('application/json')).chain((operation) =>
        jsonBody(samples.bodyOf(operation)).map((payload) => jsonSent(operation, payload)),
      ),
      150,
    ),
  )

  test('no multipart body causes a server error, and refused ones change nothing', {
    timeout,
  }, async () => {
    const bodies = some(ofType('multipart/form-data')).chain((operation) =>
      fc.tuple(
        fc.constant(operation),
        bent(samples.bodyOf(operation)),
        fc.array(oddFile, { maxLength: 3 }),
      ),
    )
    await fc.assert(
      fc.asyncProperty(bodies, async ([operation, body, files]) =>
        expectSound(await multipartSent(operation, body, files)),
      ),
      { seed: ownSeed(), numRuns: 100 },
    )
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]))
  })

  once('no random bytes as body cause a server error', { timeout }, () => {
    const types = ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=petal']
    const type = fc.oneof(fc.constantFrom(...types, 'text/plain', 'application/xml'), headerText)
    const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all))
    const torn = oddText.map(
      (text) => `--petal\r\ncontent-disposition: form-data; name="${text}"\r\n`,
    )
    return check(
      fc
        .tuple(
          some(({ body }) => body !== undefined),
          type,
          fc.oneof(bytes, torn),
        )
        .map(([operation, contentType, payload]) => ({
          operation,
          url: samples.urlOf(operation),
          payload,
          headers: { 'content-type': contentType },
        })),
      80,
    )
  })

  test('no query causes a server error', { timeout }, () =>
    check(
      some(({ method }) => method === 'GET').chain((operation) =>
        oddQuery(operation.query).map((query) => ({
          operation,
          url: `${samples.urlOf(operation)}${query}`,
        })),
      ),
      80,
    ),
  )

  test('no id causes a server error', { timeout }, () =>
    check(
      fc
        .tuple(
          some(({ path }) => path.includes('{id}')),
          oddId,
        )
        .map(([operation, id]) => ({
          operation,
          url: operation.path.replace('{id}', id),
        })),
      80,
    ),
  )
})

type Files = NonNullable<Parameters<typeof multipart>[1]>

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const headerText = oddName.map((name) => name.replaceAll(/[^\x20-\x7e]/g, '?'))
