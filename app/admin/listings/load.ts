import { href, redirect } from 'react-router'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import type { WireEntry } from '#server/api/operations/history-routes.ts'
import type { WireList, WireListing } from '#server/wire/schemas.ts'
import { read, readList, requireSession, totalOf } from '../api/guard.ts'
import { apiQuery, readView, type View } from './view.ts'

/** The data of a kind's screen. A list or listing that failed to load is undefined. */
export async function loadScreen(request: Request, screen: string) {
  const kind = kindOfScreen(screen)
  if (!kind) throw redirect(href('/admin/dashboard'))
  const view = readView(new URL(request.url).searchParams)
  const id = view.edit === 'new' ? undefined : view.edit
  const [list, published, draft, bare, editing, lastChange] = await Promise.all([
    loadList(request, kind, view),
    loadTotal(request, kind, 'status=published'),
    loadTotal(request, kind, 'status=draft'),
    loadTotal(request, kind, 'images=none'),
    id ? loadListing(request, kind, id) : undefined,
    id ? loadLastChange(request, id) : undefined,
    requireSession(request),
  ])
  return { kind, view, list, totals: { published, draft, bare }, editing, lastChange }
}

export type ScreenData = Awaited<ReturnType<typeof loadScreen>>

export type ListPage = NonNullable<ScreenData['list']>

const kindOfScreen = (screen: string) =>
  kindNames.find((name) => kindOf(name).screen === screen.toLowerCase())

async function loadList(request: Request, kind: KindName, view: View) {
  const { items, total } = await readList<WireListing>(request, `/${kind}`, apiQuery(view))
  return items && { items, total }
}

async function loadTotal(request: Request, kind: KindName, which: string) {
  return totalOf((await read(request, `/${kind}?${which}&page=1&pageSize=1`)).headers)
}

async function loadListing(request: Request, kind: KindName, id: number) {
  return (await read<WireListing>(request, `/${kind}/${id}`)).data
}

/** The author of a listing's or part's last change; undefined if the history has none. */
async function loadLastChange(request: Request, id: number): Promise<WireEntry | undefined> {
  const path = `/History?listingId=${id}&page=1&pageSize=1`
  return (await read<WireList<WireEntry>>(request, path)).data?.$values[0]
}
