import { href, redirect } from 'react-router'
import { ownerField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { readWhole } from '#catalogue/number.ts'
import type { WireList, WireListing, WirePart } from '#server/wire/schemas.ts'
import { read, requireSession } from '../api/guard.ts'
import { type PartScreen, partScreens } from './part-screens.ts'

export type Owner = Pick<WireListing, 'id' | 'title'>

/** What the screen of a part shows; what could not be read is undefined. */
export async function loadParts(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const place = pathname.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? ''
  const screen = partScreens[place]
  if (!screen) throw redirect(href('/admin/dashboard'))
  const ownerId = idIn(searchParams, ownerField(kindOf(screen.kind)))
  const [owners, records] = await Promise.all([
    readOwners(request, screen.kind),
    ownerId ? readAll<WirePart>(request, partsPath(screen, ownerId)) : [],
    requireSession(request),
  ])
  return { place, owners, ownerId, records, edit: idIn(searchParams, 'edit') }
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

/** The first thousand by their title, in calls that are each answered soon. */
export async function readOwners(request: Request, kind: KindName): Promise<Owner[] | undefined> {
  const path = (page: number) => `/${kind}?sort=title&page=${page}&pageSize=${ownersInCall}`
  const owners: Owner[] = []
  for (let page = 1; page <= maxCalls; page++) {
    const more = await readAll<Owner>(request, path(page))
    if (!more) return undefined
    owners.push(...more)
    if (more.length < ownersInCall) break
  }
  return owners
}

/** All of a list; undefined when it could not be read. */
export async function readAll<T>(request: Request, path: string): Promise<T[] | undefined> {
  const { data, problem } = await read<WireList<T>>(request, path)
  if (problem) console.error(problem)
  return data?.$values
}
