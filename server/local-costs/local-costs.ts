import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'
import type { Clock } from '#catalogue/local-costs/checked.ts'
import type { LocalCostQuery } from '#catalogue/local-costs/local-cost-query.ts'
import { tagAnswer } from '../db/cache-tags.ts'
import { committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import type { Db, Tx } from '../db/tables.ts'
import type { Author, History } from '../history/history.ts'
import type { Listings } from '../listings/listings.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { HeadedRow } from '../tables/headed-table.ts'
import {
  type Changing,
  changesOfCosts,
  costTags,
  insertCost,
  inTurn,
  updateCost,
} from './cost-changes.ts'
import { type CostPlan, planCosts } from './import-costs.ts'
import { costsAt, countToCheck, everyCost, findPlaced, pageOfCosts } from './stored-costs.ts'

export type LocalCosts = ReturnType<typeof createLocalCosts>

interface Around {
  history: Pick<History, 'record'>
  settings: Pick<SettingsStore, 'read'>
  listings: Pick<Listings, 'places'>
}

/** Local costs by place. */
export function createLocalCosts(
  database: Database,
  { history: { record }, settings, listings }: Around,
) {
  const { db } = database
  const changing: Changing = { db, record, commit: committing(database) }
  /** The day that decides which checks are due. */
  const clock = async (): Promise<Clock> => ({
    today: todayInKolkata(),
    days: (await settings.read()).localCostDays,
  })
  const heldSince = async () => dayBefore(await clock())

  return {
    clock,
    find: (id: number) => findPlaced(db, id),
    every: () => everyCost(db),
    page: async (query: LocalCostQuery) => pageOfCosts(db, query, await heldSince()),
    countToCheck: async () => countToCheck(db, await heldSince()),

    /** The costs at these destinations; records them as a dependency of the current answer. */
    at(destinationIds: number[]) {
      tagAnswer(...costTags(destinationIds))
      return costsAt(db, destinationIds)
    },

    ...changesOfCosts(changing),

    /** The effect of a table; stores valid rows unless it is a preview. */
    async import(rows: HeadedRow[], { preview, by }: { preview: boolean; by?: Author }) {
      const places = await listings.places({ drafts: true })
      const plan = async (queries: Db | Tx) => planCosts(rows, await everyCost(queries), places)
      if (preview) return plan(db)
      return inTurn(changing, async (tx) => {
        const planned = await plan(tx)
        const changedPlaces = await storePlan(tx, planned)
        const count = planned.added.length + planned.changed.length
        const title = `${count} imported`
        if (count > 0) await record(tx, { by, action: 'create', kind: 'LocalCost', title })
        return { outcome: planned, places: changedPlaces }
      })
    },
  }
}

/** The first day on which a check still counts as current. */
const dayBefore = ({ today, days }: Clock) =>
  new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10)

async function storePlan(tx: Tx, { added, changed }: CostPlan): Promise<number[]> {
  for (const values of added) await insertCost(tx, values)
  for (const { before, values } of changed) await updateCost(tx, before, values)
  return [...added, ...changed.map(({ values }) => values)].map(
    ({ destinationId }) => destinationId,
  )
}
