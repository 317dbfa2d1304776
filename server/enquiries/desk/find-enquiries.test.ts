import { expect, test } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { desk, inDays, inquiry, valuesOf } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  test('finds enquiries by the day of their follow-up', async () => {
    const { enquiries } = desk(await open())
    const by = { id: 0, name: 'Meena' }
    for (const [name, followUpOn] of [
      ['yesterday', inDays(-1)],
      ['today', inDays(0)],
      ['later', inDays(4)],
      ['never', null],
    ] as const) {
      const values = valuesOf('partner', { ...inquiry, name })
      const { enquiry } = await enquiries.receive('partner', values, { source: '/' })
      await enquiries.update(enquiry?.id ?? 0, { followUpOn }, by)
    }
    const found = async (query: object) => {
      const { items } = await enquiries.list(enquiryQuery.parse({ sort: 'oldest', ...query }))
      return items.map(({ name }) => name)
    }
    expect(await found({ due: inDays(-1) })).toEqual(['yesterday'])
    expect(await found({ due: inDays(0), dueFrom: inDays(0) })).toEqual(['today'])
    expect(await found({ dueFrom: inDays(1) })).toEqual(['later'])
    expect(await found({ followUp: 'none' })).toEqual(['never'])
  })

  test('finds names in capital and small letters of any script', async () => {
    const { enquiries } = desk(await open())
    const searches = {
      'ÉLODIE Dupont': ['élodie', 'Élodie', 'ÉLODIE', 'dupont'],
      Иван: ['иван', 'ИВАН'],
      İpek: ['İPEK', 'ipek'],
      ΣΊΣΥΦΟΣ: ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
      कश्मीर: ['कश्मीर'],
    }
    for (const name of Object.keys(searches)) {
      await enquiries.receive('partner', valuesOf('partner', { ...inquiry, name }), { source: '/' })
    }
    for (const [name, queries] of Object.entries(searches)) {
      for (const q of queries) {
        const { items } = await enquiries.list(enquiryQuery.parse({ q }))
        expect([q, items.map((item) => item.name)]).toEqual([q, [name]])
      }
    }
  })

  test('lists those between the first and the last day that can be written', async () => {
    const { enquiries } = desk(await open())
    await enquiries.receive('partner', valuesOf('partner', inquiry), { source: '/' })
    const count = async (query: object) =>
      (await enquiries.list(enquiryQuery.parse(query))).items.length
    expect(await count({ from: '0000-01-01', to: '9999-12-31' })).toBe(1)
    expect(await count({ from: '0001-01-01' })).toBe(1)
    expect(await count({ to: '0001-01-01' })).toBe(0)
  })
})
