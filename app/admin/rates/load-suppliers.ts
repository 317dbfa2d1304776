import { type SupplierKind, supplierKinds } from '#catalogue/rates/supplier.ts'
import type { WireListedSupplier } from '#server/api/rates/supplier-routes.ts'
import { readList, requireToken } from '../api/guard.ts'
import { readPage } from '../read-page.ts'

export const supplierPageSize = 100

/** The screen's data; `items` is undefined if loading failed. */
export async function loadSuppliers(request: Request) {
  requireToken(request)
  const search = new URL(request.url).searchParams
  const [page, q] = [readPage(search), search.get('q') ?? '']
  const kind: SupplierKind | undefined = supplierKinds.find((each) => each === search.get('kind'))
  const isArchive = search.has('archived')
  const asked = new URLSearchParams({
    ...{ page: String(page), pageSize: String(supplierPageSize) },
    ...(q && { q }),
    ...(kind && { kind }),
    ...(isArchive && { archived: 'true' }),
  })
  const list = await readList<WireListedSupplier>(request, `/suppliers?${asked}`)
  return {
    ...{ items: list.data?.$values, page, q, kind, isArchive },
    total: Number(list.headers?.get('X-Total-Count') ?? 0),
  }
}

export type SuppliersData = Awaited<ReturnType<typeof loadSuppliers>>
