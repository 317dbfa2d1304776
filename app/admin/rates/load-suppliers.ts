import { type SupplierKind, supplierKinds } from '#catalogue/rates/supplier.ts'
import type { WireListedSupplier } from '#server/api/rates/supplier-routes.ts'
import { readList } from '../api/guard.ts'

export const supplierPageSize = 100

/** The screen's data; `items` is undefined if loading failed. */
export async function loadSuppliers(request: Request) {
  const search = new URL(request.url).searchParams
  const q = search.get('q') ?? ''
  const kind: SupplierKind | undefined = supplierKinds.find((each) => each === search.get('kind'))
  const isArchive = search.has('archived')
  const asked = new URLSearchParams({
    pageSize: String(supplierPageSize),
    ...(q && { q }),
    ...(kind && { kind }),
    ...(isArchive && { archived: 'true' }),
  })
  const list = await readList<WireListedSupplier>(request, '/suppliers', asked)
  return { ...list, q, kind, isArchive }
}

export type SuppliersData = Awaited<ReturnType<typeof loadSuppliers>>
