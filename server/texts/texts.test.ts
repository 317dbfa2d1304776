import { expect, test } from 'vitest'
import { textSchema } from '#catalogue/texts/text.ts'
import { declaredText, type TextValue, textNames } from '#catalogue/texts/texts.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { defaultTexts } from '../default-texts.ts'
import { createHistory } from '../history/history.ts'
import { createTexts } from './texts.ts'

const own: TextValue<'questions'> = {
  questions: { items: [{ question: 'When do the tulips open?', answer: ['In March.'] }] },
}

test.each(textNames)('the default of %s is valid by its own declaration', (name) => {
  const value: unknown = defaultTexts[name]
  expect(textSchema(declaredText(name)).parse(value)).toEqual(value)
})

eachDatabase((open) => {
  async function openTexts() {
    const database = await open()
    const history = createHistory(database)
    return { database, texts: createTexts(database, defaultTexts, history) }
  }

  test('returns the default until staff write a text, and again after a reset', async () => {
    const { texts } = await openTexts()
    expect(await texts.find('questions')).toMatchObject({ isDefault: true, version: 0 })
    await texts.write('questions', { value: own, version: 0 })
    expect(await texts.read('questions')).toEqual(own)
    await texts.write('questions', {})
    expect(await texts.find('questions')).toMatchObject({ isDefault: true, version: 2 })
    expect(await texts.read('questions')).toEqual(defaultTexts.questions)
  })

  test('refuses a change based on an older version, including the first one', async () => {
    const { texts } = await openTexts()
    const both = [
      texts.write('questions', { value: own, version: 0 }),
      texts.write('questions', { value: defaultTexts.questions, version: 0 }),
    ]
    const outcomes = await Promise.all(both)
    expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(1)
    expect(await texts.write('questions', { value: own, version: 0 })).toBe('stale')
    expect(await texts.find('questions')).toMatchObject({ version: 1 })
  })

  test('another process sees the change', async () => {
    const { database, texts } = await openTexts()
    const other = createTexts(database, defaultTexts, createHistory(database))
    await other.read('questions')
    await texts.write('questions', { value: own })
    expect(await other.read('questions')).toEqual(own)
  })

  test('falls back to the default when a stored text is no longer valid', async () => {
    const { database, texts } = await openTexts()
    const row = { name: 'questions', version: 3, updatedAt: new Date().toISOString() }
    const value = JSON.stringify({ questions: { items: [] } })
    await database.db
      .insertInto('texts')
      .values({ ...row, value })
      .execute()
    expect(await texts.find('questions')).toMatchObject({
      isDefault: true,
      version: 3,
      value: defaultTexts.questions,
    })
  })
})
