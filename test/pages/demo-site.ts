import type { InjectOptions } from 'fastify'
import { beforeAll } from 'vitest'
import type { AppBuild } from '#server/pages/build.ts'
import { seed } from '#server/seed.ts'
import { text } from '../page-head.ts'
import { multipart, openApp } from '../servers/app.ts'
import { builtApp } from '../servers/built.ts'
import { databases } from '../servers/databases/databases.ts'
import type { OpenedApp } from '../servers/each-app.ts'

export const publicUrl = 'https://ke.example'

type Closer = () => void | Promise<void>

/** The site as visitors see it, shared by all tests of a file; by default with the demo catalogue. */
export function demoSite(catalogue: 'demo' | 'none' = 'demo') {
  let opened: OpenedApp
  const rendered: string[] = []
  beforeAll(async () => {
    const closers: Closer[] = []
    opened = await openDemo(catalogue, closers, (path) => rendered.push(path))
    return async () => {
      for (const close of closers) await close()
    }
  }, 300_000)

  const get = (url: string) => opened.app.inject({ url })
  /** The answer to a form of staff. */
  async function answerTo(method: 'POST' | 'PUT', url: string, fields: Record<string, string>) {
    const { payload, headers } = await multipart(Object.entries(fields))
    return opened.app.inject({ url, method, payload, headers: { ...headers, ...opened.headers } })
  }
  return {
    /** Its domain functions. */
    get domain() {
      return opened.domain
    },
    get,
    /** Sends any request. */
    inject: (request: InjectOptions) => opened.app.inject(request),
    token: () => opened.headers.authorization.replace('Bearer ', ''),
    /** Invalidates every page. */
    forget: () => opened.domain.database.announce('everything'),
    /** The URLs rendered meanwhile. */
    async rendersDuring(work: () => Promise<unknown>): Promise<string[]> {
      rendered.length = 0
      await work()
      return [...rendered]
    },
    /** Without the comments by which React parts neighbouring texts. */
    html: async (url: string) => (await get(url)).body.replaceAll('<!-- -->', ''),
    /** As a browser gets it that unpacks Brotli. */
    packed: (url: string) => opened.app.inject({ url, headers: { 'accept-encoding': 'br' } }),
    list: async (kind: string) => (await get(`/api/${kind}`)).json().$values,
    answerTo,
    /** Adds a listing or a part of one by a form, or changes it, and gives its id. */
    async save(url: string, fields: Record<string, string>, method: 'POST' | 'PUT' = 'POST') {
      return (await answerTo(method, url, fields)).json().id as number
    },
    /** Sends a file with fields, and gives the answer. */
    async sendFile(
      url: string,
      fields: Record<string, string>,
      file: { field: string; name: string; body: Buffer },
    ) {
      const { payload, headers } = await multipart(Object.entries(fields), [file])
      const all = { ...headers, ...opened.headers }
      return (await opened.app.inject({ url, method: 'POST', payload, headers: all })).json()
    },
    /** Sends files alone, and gives the answer. */
    async sendFiles(url: string, files: { name: string; buffer: Buffer }[]) {
      const parts = files.map(({ name, buffer }) => ({ field: 'files', name, body: buffer }))
      const { payload, headers } = await multipart([], parts)
      const all = { ...headers, ...opened.headers }
      return (await opened.app.inject({ url, method: 'POST', payload, headers: all })).json()
    },
    /** As a browser without scripts sends a form. */
    sendForm: (url: string, fields: Record<string, string>, others: Record<string, string> = {}) =>
      opened.app.inject({
        url,
        method: 'POST',
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...others },
      }),
    remove: (url: string) => opened.app.inject({ url, method: 'DELETE', headers: opened.headers }),
    send: (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      opened.app.inject({ url, method, payload, headers: opened.headers }),
  }
}

async function openDemo(
  catalogue: 'demo' | 'none',
  closers: Closer[],
  rendering: (path: string) => void,
) {
  const { build, client } = await builtApp()
  const { entry, handler, version } = await build()
  const watched: AppBuild = {
    ...{ entry, version },
    handler(request, context) {
      rendering(request.url.replace(publicUrl, ''))
      return handler(request, context)
    },
  }
  const built = { build: async () => watched, client }
  const [sqlite] = databases
  if (!sqlite) throw new Error('There is no SQLite.')
  const { database, remove } = await sqlite.create()
  const atEnd = (close: Closer) => void closers.push(close)
  const opened = await openApp(database, { PUBLIC_URL: publicUrl }, atEnd, built)
  await seed({ SEED: catalogue }, opened.domain)
  atEnd(() => database.close())
  atEnd(remove)
  return opened
}

/** The visible text of a part of a page. */
export const words = (html: string) =>
  text(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

export const all = (pattern: RegExp, html: string) =>
  [...html.matchAll(pattern)].map(([, found = '']) => words(found))

/** The cards and other self-contained pieces of a page. */
export const articles = (html: string) => html.match(/<article\b.*?<\/article>/gs) ?? []

/** The headings of a listing's sections. */
export const sections = (html: string) =>
  all(/<section[^>]* class="detail-section[^"]*"[^>]*>\s*<h2[^>]*>(.*?)<\/h2>/gs, html)

/** The first link of a piece whose name begins so. */
export function hrefOf(html: string, name: string): string {
  const [, before = '', after = ''] =
    new RegExp(`<a ([^>]*)aria-label="${name}[^"]*"([^>]*)>`).exec(html) ?? []
  return text(/href="([^"]*)"/.exec(before + after)?.[1])
}
