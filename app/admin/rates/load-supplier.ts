import type { WireRate } from '#server/api/rates/rate-answer.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { readOrThrow, requireToken } from '../api/guard.ts'

/** A supplier and its rates. */
export async function loadSupplier(request: Request, id: string) {
  requireToken(request)
  const path = `/suppliers/${encodeURIComponent(id)}`
  const [supplier, rates] = await Promise.all([
    readOrThrow<WireSupplier>(request, path),
    readOrThrow<WireList<WireRate>>(request, `${path}/rates`),
  ])
  return { supplier, rates: rates.$values }
}
