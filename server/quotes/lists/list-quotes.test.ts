import { expect, test } from 'vitest'
import { quoteQuery } from '#catalogue/quotes/quote-query.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { everyQuote } from './list-quotes.ts'

const quotes = Array.from({ length: 1001 }, (_, n) => {
  const at = new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()
  return { reference: `Q-${n}`, author: 'Meena', createdAt: at, updatedAt: at }
})

const version = {
  ...{ number: 1, state: 'draft' as const, document: '{}', guestName: 'Asif', phoneKey: '' },
  ...{ arrival: '', validUntil: '', total: 0, cost: 0, margin: 0 },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
}

eachDatabase((open) => {
  test('reads every quote once while one is changed', async () => {
    const { db } = await open()
    const ids = await db.insertInto('quotes').values(quotes).returning('id').execute()
    for (const some of [ids.slice(0, 500), ids.slice(500)]) {
      const versions = some.map(({ id }) => ({ ...version, quoteId: id }))
      await db.insertInto('quoteVersions').values(versions).execute()
    }
    const [read] = await Promise.all([
      everyQuote(db, quoteQuery.parse({})),
      db
        .updateTable('quotes')
        .set({ updatedAt: new Date().toISOString() })
        .where('id', '=', ids[0]?.id ?? 0)
        .execute(),
    ])
    const references = read.map(({ reference }) => reference)
    expect(references.toSorted()).toEqual(quotes.map(({ reference }) => reference).toSorted())
  })
})
