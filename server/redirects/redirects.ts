import { minuteMs } from '#catalogue/dates/time.ts'
import { committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/tables.ts'
import { cacheUntilChange } from '../db/until-change.ts'
import type { History } from '../history/history.ts'
import { currentTarget } from './current-target.ts'
import { dropMissed, findMissed, sweepMissed } from './missed.ts'
import { changesOfRules } from './rule-changes.ts'
import { indexRules, type Rule, type RuleIndex } from './rule-index.ts'
import { findRules, pageOfRules } from './stored-rules.ts'
import { suggestPages } from './suggest.ts'
import { createTallies } from './tallies.ts'

export type Redirects = ReturnType<typeof createRedirects>

/** Redirects of unknown addresses, and statistics of missed ones. */
export function createRedirects(
  database: Database,
  { record }: Pick<History, 'record'>,
  publicUrl: string,
) {
  const { db } = database
  const tallies = createTallies(db)
  let timer: NodeJS.Timeout | undefined
  const index = createKnownIndex(database)

  return {
    page: pageOfRules(db),
    ...changesOfRules({ db, commit: committing(database), record, publicUrl }),

    /** The target of an unknown address; counts the hit. */
    async follow(address: string): Promise<string | undefined> {
      const rule = (await index.read())?.find(address)
      if (!rule) return undefined
      tallies.hit(rule.id)
      return followed({ ...rule, target: await currentTarget(db, rule.target) }, address)
    },
    /** The rule with parameters, such as `/?page_id=12`, which applies even if the path has a page. */
    byParameters: async (address: string) =>
      address.includes('?') ? (await index.read())?.findByParameters(address) : undefined,
    /** Whether there is such a rule: known without waiting, except just after the start. */
    mayRedirect(address: string): boolean {
      if (!address.includes('?')) return false
      return index.now()?.findByParameters(address) !== undefined
    },

    /** Counts an address that was not found. */
    miss: tallies.miss,
    missed: () => missedWithSuggestions(db),
    forgetMissed: (path: string) => dropMissed(db, path),
    /** Stores the counts. */
    flush: tallies.flush,
    sweep: (now: Date) => sweepMissed(db, now),

    start() {
      index.now()
      timer = setInterval(() => tallies.flush(), minuteMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await tallies.flush()
    },
  }
}

async function missedWithSuggestions(db: Db) {
  const missed = await findMissed(db)
  const suggestions = await suggestPages(
    db,
    missed.map(({ path }) => path),
  )
  return missed.map((each, at) => ({ ...each, suggestion: suggestions[at] }))
}

/** The target of a rule, with the visitor's query unless the rule's source has its own. */
function followed({ source, target }: Pick<Rule, 'source' | 'target'>, asked: string): string {
  const at = asked.indexOf('?')
  const query = at < 0 || source.includes('?') ? '' : `${new URLSearchParams(asked.slice(at + 1))}`
  if (!query) return target
  const [path = '', ...fragment] = target.split('#')
  const whole = `${path}${path.includes('?') ? '&' : '?'}${query}`
  return [whole, ...fragment].join('#')
}

/** The rules in this process's memory; the last known ones while the database is away. */
function createKnownIndex(database: Database) {
  let last: RuleIndex | undefined
  const cached = cacheUntilChange<RuleIndex>(database, {
    max: 1,
    of: (tag) => tag === 'redirects',
    lastWhileUnavailable: true,
  })

  async function readAnew(): Promise<RuleIndex> {
    last = await cached('redirects', async () => indexRules(await findRules(database.db)))
    return last
  }
  const complain = (error: unknown) => console.error('Redirects could not be read:', error)
  // Registered after the cache above, so that it reads the new rules; the author of a change waits for it.
  database.onChange((changed) => {
    const isMine = changed === 'everything' || changed.includes('redirects')
    return isMine && last ? readAnew().then(() => {}, complain) : undefined
  })

  return {
    read: () => readAnew().catch(() => last),
    /** The rules without waiting; none before they are first read, which this triggers. */
    now(): RuleIndex | undefined {
      if (!last) readAnew().catch(complain)
      return last
    },
  }
}
