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
})
