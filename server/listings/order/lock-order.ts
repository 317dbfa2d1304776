import type { KindName } from '#catalogue/kinds.ts'
import { lockName } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'

/**
 * Prevents others from placing listings of the kind until the transaction ends. Before any row is
 * locked, since a move locks its row afterwards.
 */
export const lockOrder = (tx: Tx, kind: KindName) => lockName(tx, `order of ${kind}`)
