import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { calls } from '#test/calls.ts'
import { eachDatabase } from '#test/databases.ts'

const url = '/api/Text/questions'
const value = { questions: { items: [{ question: 'Is there snow?', answer: ['Yes.'] }] } }

eachDatabase((open) => {
  async function openCalls() {
    const { app, headers } = await openApp(await open())
    return calls(app, headers)
  }

  test('a text is read, changed and given up', async () => {
    const { get, putJson, remove } = await openCalls()
    const first = (await get(url)).json()
    expect(first).toMatchObject({ isDefault: true, version: 0, updatedAt: null })
    const changed = await putJson(url, { value, version: 0 })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ value, isDefault: false, version: 1 })
    expect((await remove(url)).statusCode).toBe(204)
    expect((await get(url)).json()).toMatchObject({ value: first.value, isDefault: true })
  })

  test('a stale version is 409, and nothing is stored', async () => {
    const { get, putJson } = await openCalls()
    await putJson(url, { value, version: 0 })
    const stale = await putJson(url, { value, version: 0 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().Error).toBe('Somebody else changed this text since you opened it.')
    expect((await get(url)).json().version).toBe(1)
  })

  test('a refusal names the whole way to each field', async () => {
    const { putJson } = await openCalls()
    const items = [
      { question: 'Is there snow?', answer: ['Yes.'] },
      { question: ' ', answer: [] },
    ]
    const refused = await putJson(url, { value: { questions: { items } } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({
      'Questions.items.1.question': ['Question is required.'],
      'Questions.items.1.answer': ['Answer is required.'],
    })
  })

  test('a legal text names only facts that there are', async () => {
    const { putJson } = await openCalls()
    const items = [{ heading: 'Who', lines: ['Write to {mail} or {email}.'] }]
    const refused = await putJson('/api/Text/terms', { value: { text: { title: 'Terms', items } } })
    expect(refused.json().errors).toEqual({
      'Text.items.0.lines': ['Nothing can be filled in for {mail}.'],
    })
  })
})
