import { expect, test } from 'vitest'
import { openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  test('who still has a discarded draft open does not overwrite the one that was begun after it', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by } = opened
    const { id, quote } = await sentQuote(opened)
    const save = async (nights: number, revision: number | undefined) => {
      const saved = await quotes.save(id, { document: { ...plan, nights }, revision }, by)
      return saved === 'stale' || !saved || 'errors' in saved ? saved : saved.versions[0]
    }
    const discarded = await save(3, quote.versions[0]?.revision)
    if (typeof discarded !== 'object' || 'errors' in discarded) throw new Error('not saved')
    expect(await quotes.discard(id, by)).toBe(true)
    const sent = (await quotes.find(id))?.versions[0]
    expect(sent).toMatchObject({ number: 1, state: 'sent' })
    expect(await save(5, sent?.revision)).toMatchObject({ number: 2, document: { nights: 5 } })
    expect(await save(4, discarded.revision)).toBe('stale')
    expect((await quotes.find(id))?.versions[0]).toMatchObject({ document: { nights: 5 } })
  })
})
