import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createPreviews } from './previews.ts'

eachDatabase((open) => {
  test('a token shows only the listing it was issued for, in any process', async () => {
    const database = await open()
    const { token } = await createPreviews(database).issue('Villa', 7)
    const { isValid } = createPreviews(database)
    expect(await isValid(token, 'Villa', 7)).toBe(true)
    expect(await isValid(token, 'Villa', 8)).toBe(false)
    expect(await isValid(token, 'Hotel', 7)).toBe(false)
    const changed = token.endsWith('A') ? `${token.slice(0, -2)}BA` : `${token.slice(0, -2)}AA`
    for (const forged of ['', 'x', `zz${token}`, changed, `${token}.`]) {
      expect(await isValid(forged, 'Villa', 7), forged).toBe(false)
    }
  })

  test('a token expires after a quarter of an hour', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    const { issue, isValid } = createPreviews(await open(), () => now)
    const { token, expiresAt } = await issue('Villa', 7)
    expect(expiresAt).toBe('2026-11-21T10:15:00.000Z')
    now = new Date('2026-11-21T10:14:59Z')
    expect(await isValid(token, 'Villa', 7)).toBe(true)
    now = new Date('2026-11-21T10:15:00Z')
    expect(await isValid(token, 'Villa', 7)).toBe(false)
  })
})
