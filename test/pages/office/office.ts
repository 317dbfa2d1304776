import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createMemoryRouter,
  type LoaderFunction,
  type RouteObject,
  RouterProvider,
  useLoaderData,
  useParams,
} from 'react-router'
import { afterEach, beforeAll, vi } from 'vitest'
import { adminRoutes } from '../../../app/admin/admin-routes.ts'
import { addAccount, sessionOf } from '../../servers/log-in.ts'
import { demoSite, publicUrl, words } from '../demo-site.ts'

const appFolder = join(import.meta.dirname, '../../../app')

interface Screen {
  default: ComponentType<{ loaderData: unknown; params: unknown }>
  clientLoader?: LoaderFunction
  ErrorBoundary?: ComponentType
}

const Shown = ({ of }: { of: Screen['default'] }) =>
  createElement(of, { loaderData: useLoaderData(), params: useParams() })

async function routeOf({ file, path, index, children }: RouteConfigEntry): Promise<RouteObject> {
  const { default: of, clientLoader, ErrorBoundary }: Screen = await import(join(appFolder, file))
  const element = createElement(Shown, { of })
  const route = { path, element, loader: clientLoader, ErrorBoundary }
  if (index) return { ...route, index }
  return { ...route, children: await Promise.all((children ?? []).map(routeOf)) }
}

interface Reader {
  /** A bearer token; the owner's unless told otherwise. */
  token?: string
  /** Calls of the API that fail. */
  failing?: RegExp
  /** Where it was told to go next, which never finishes loading. */
  coming?: string
}

/** The screens of the back office as they are first drawn: their loaders, with the real API, and no browser. */
export function office(catalogue: 'demo' | 'none' = 'demo') {
  const site = demoSite(catalogue)
  const routes: RouteObject[] = []
  beforeAll(async () => {
    // The frame's loader runs on the server.
    routes.push(...(await Promise.all((adminRoutes[0]?.children ?? []).map(routeOf))))
  }, 60_000)
  afterEach(() => vi.unstubAllGlobals())

  async function ask(url: string, { method, headers, body }: RequestInit = {}) {
    const request = { method: method as 'GET', headers: headers as Record<string, string> }
    const answer = await site.inject({ url, ...request, payload: body as string })
    const { statusCode: status, headers: sent } = answer
    return new Response(answer.body || null, { status, headers: sent as Record<string, string> })
  }

  async function open(path: string, { token = site.token(), failing, coming }: Reader = {}) {
    const stored = new Map([['jwtToken', token]])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    })
    vi.stubGlobal('location', new URL(path, publicUrl))
    let isHeld = false
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (isHeld) return new Promise(() => undefined)
      if (!failing?.test(url)) return ask(url, init)
      return new Response(JSON.stringify({ Error: 'Out of order' }), { status: 500 })
    })
    const router = createMemoryRouter(routes, { initialEntries: [path] })
    await vi.waitUntil(() => router.state.initialized, { timeout: 20_000, interval: 5 })
    isHeld = coming !== undefined
    if (coming) void router.navigate(coming)
    const page = renderToStaticMarkup(createElement(RouterProvider, { router }))
    const { pathname, search } = router.state.location
    router.dispose()
    const html = page.slice(Math.max(page.indexOf('<main'), 0), page.indexOf('</main>'))
    return { page, html, text: words(html), address: pathname + search }
  }

  /** Sends sheets and pictures, and returns the import once this step is over; later steps by its id. */
  async function importSheets(
    from: { name: string; buffer: Buffer }[] | { id: number; step: string },
  ) {
    if ('step' in from) await site.send('POST', `/api/imports/${from.id}/${from.step}`, {})
    const id = 'step' in from ? from.id : (await site.sendFiles('/api/imports', from)).id
    return vi.waitUntil(
      async () => {
        const state = (await site.send('GET', `/api/imports/${id}`)).json()
        return /ing$/.test(state.state) ? undefined : state
      },
      { timeout: 60_000, interval: 30 },
    )
  }

  /** The token of a new, approved editor. */
  async function editor(name: string): Promise<string> {
    const { database, accounts } = site.domain
    const email = `${name.toLowerCase()}@example.in`
    await addAccount(database, { name, email, password: 'chinar-leaf-26', role: 'editor' })
    return (await sessionOf(database, accounts, email))?.token ?? ''
  }
  return { site, open, editor, importSheets }
}

/** The words of a screen's section with this heading. */
export const sectionOf = (html: string, heading: string) =>
  html
    .split('<section')
    .map((piece) => words(`<section${piece}`))
    .find((text) => text.startsWith(heading)) ?? ''
