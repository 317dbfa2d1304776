import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { oneDatabase } from '#test/servers/databases/databases.ts'
import { type Document, methods } from './openapi.ts'

type Schema = Record<string, unknown> & { properties: Record<string, Record<string, unknown>> }

interface Enum {
  nullable?: boolean
  enum: unknown[]
}

function enumsIn(value: unknown): Enum[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(enumsIn)
  return 'enum' in value ? [value as Enum, ...inside] : inside
}

oneDatabase((open) => {
  async function read() {
    const { app } = await openApp(await open())
    return (await app.inject('/api/docs/json')).json() as Document
  }

  test('the document is valid, and describes every operation in its own words', async () => {
    const document = await read()
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(document))
    expect(await new Validator().validate(plain)).toEqual({ valid: true })
    const operations = Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => item?.[method] ?? []),
    )
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).toContain('listTravelPackages')
    expect(ids).toContain('changeHotelRooms')
    expect(ids.filter((id, at) => !id || ids.indexOf(id) !== at)).toEqual([])
    const names = document.tags?.map(({ name }) => name) ?? []
    expect(new Set(names).size).toBe(names.length)
    const text = JSON.stringify(document)
    for (const wrong of ['Default Response', 'itinerarys', 'Add a add', 'Add a event']) {
      expect(text).not.toContain(wrong)
    }
    expect(text).toContain('Add an add-on')
    const nullable = enumsIn(document).filter(({ nullable }) => nullable)
    expect(nullable).toContainEqual(
      expect.objectContaining({ enum: ['EP', 'CP', 'MAP', 'AP', null] }),
    )
    expect(nullable.filter(({ enum: values }) => !values.includes(null))).toEqual([])
  })

  test('describes each response once, and requests as they are validated', async () => {
    const { components, paths } = await read()
    expect(Object.keys(components?.schemas ?? {})).toEqual(
      expect.arrayContaining(['Problem', 'Picture', 'Hotel', 'TravelPackage']),
    )
    const sentTo = (path: string) => {
      const body = paths[path]?.post?.requestBody as { content: Record<string, { schema: Schema }> }
      return body.content['multipart/form-data']?.schema.properties
    }
    const room = sentTo('/api/HotelRooms')
    expect(room?.pricePerNight).toMatchObject({ minimum: 0, exclusiveMinimum: true })
    expect(JSON.stringify(room?.images)).toContain('"format":"binary"')
    expect(sentTo('/api/TravelPackage')?.travelPackageCategoryId).toMatchObject({ enum: [1, 2, 3] })
  })

  test('describes the document of a quote by the schema that validates it', async () => {
    const { paths } = await read()
    const { put } = paths['/api/quotes/{id}/draft'] ?? {}
    const content = (body: unknown) =>
      (body as { content: { 'application/json': { schema: Schema } } }).content['application/json']
        .schema
    const { document } = content(put?.requestBody).properties as { document?: Schema }
    const { nights, options } = document?.properties ?? {}
    expect(nights).toMatchObject({ type: 'integer', minimum: 1, maximum: 60 })
    expect(options).toMatchObject({
      maxItems: 3,
      items: { properties: { lines: { maxItems: 60 } } },
    })
    const answer = JSON.stringify(content(put?.responses['200']))
    expect(answer).toContain('"childrenWithoutBed"')
    expect(answer).toContain('"rounding"')
  })
})
