import { href, redirect } from 'react-router'
import { ownerField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { readWhole } from '#catalogue/number.ts'
import type { WireList, WireListing, WirePart } from '#server/wire/schemas.ts'
import { read, requireSession } from '../api/guard.ts'
import { type PartScreen, partScreens } from './part-screens.ts'

export type Owner = Pick<WireListing, 'id' | 'title'>

/** The data of a part's screen; what failed to load is undefined. */
export async function loadParts(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const place = pathname.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? ''
  const screen = partScreens[place]
  if (!screen) throw redirect(href('/admin/dashboard'))
  const ownerId = idIn(searchParams, ownerField(kindOf(screen.kind)))
  const [owners, records] = await Promise.all([
    readOwners(request, screen.kind, ownerId),
    ownerId ? readAll<WirePart>(request, partsPath(screen, ownerId)) : [],
    requireSession(request),
  ])
  const isGone =
    !records && ownerId !== undefined && (await isMissing(request, screen.kind, ownerId))
  return { place, owners, ownerId, isGone, records, edit: idIn(searchParams, 'edit') }
}

/** Whether there is no such listing; false if that is unknown. */
async function isMissing(request: Request, kind: KindName, id: number): Promise<boolean> {
  return (await read(request, `/${kind}/${id}`)).problem?.status === 404
}

export type PartsData = Awaited<ReturnType<typeof loadParts>>

export const partPath = ({ kind, part }: PartScreen) => `/${kindOf(kind).parts[part]?.path}`

const partsPath = (screen: PartScreen, ownerId: number) =>
  `${partPath(screen)}?${ownerField(kindOf(screen.kind))}=${ownerId}`

export function idIn(search: URLSearchParams, name: string): number | undefined {
  return readWhole(search.get(name) ?? '') || undefined
}

const ownersInCall = 250
const maxCalls = 4
/** An owner as an option. */
export const maxOwners = ownersInCall * maxCalls

/** The first thousand by title, or of a search's matches, and the open one. */
export async function readOwners(
  request: Request,
  kind: KindName,
  open?: number,
  find = new URL(request.url).searchParams.get('find'),
): Promise<Owner[] | undefined> {
  const owners = await readFirst(request, kind, find)
  if (!owners || !open || owners.some(({ id }) => id === open)) return owners
  const { data } = await read<Owner>(request, `/${kind}/${open}`)
  return data ? [data, ...owners] : owners
}

/** In several calls, each of which is short. */
async function readFirst(
  request: Request,
  kind: KindName,
  q: string | null,
): Promise<Owner[] | undefined> {
  const owners: Owner[] = []
  for (let page = 1; page <= maxCalls; page++) {
    const asked = new URLSearchParams({ sort: 'title', ...(q && { q }) })
    const path = `/${kind}?${asked}&page=${page}&pageSize=${ownersInCall}`
    const more = await readAll<Owner>(request, path)
    if (!more) return undefined
    owners.push(...more)
    if (more.length < ownersInCall) break
  }
  return owners
}

/** A complete list; undefined if it failed to load. */
async function readAll<T>(request: Request, path: string): Promise<T[] | undefined> {
  const { data, problem } = await read<WireList<T>>(request, path)
  if (problem) console.error(problem)
  return data?.$values
}
