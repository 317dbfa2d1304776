import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import type { Domain } from '../../domain.ts'
import { listingTables } from '../../import/export/listing-tables.ts'
import { toCsv, toXlsx } from '../../import/export/write-table.ts'
import { sendFieldErrors, sendNotFound } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'

interface Options {
  domain: Pick<Domain, 'database' | 'listings'>
}

const fileParams = z.object({
  file: z.string().describe('Hotel.csv, Hotel.xlsx, or catalogue.xlsx for all kinds'),
})
const partQuery = z.object({
  part: z.string().optional().describe('The rows of a part instead: hotelRooms'),
})

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Exports in the format of imports, including drafts. */
export const exportRoutes: FastifyPluginAsyncZod<Options> = async (app, { domain }) => {
  app.get('/:file', {
    onRequest: app.requireUser,
    schema: {
      tags: ['Import'],
      summary: 'Export listings as the spreadsheets that an import reads',
      produces: ['text/csv', xlsxType],
      params: fileParams,
      querystring: partQuery,
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(400, 401, 404) },
    },
    async handler({ params, query }, reply) {
      const asked = readName(params.file)
      if (!asked) return sendNotFound(reply, 'export')
      const { kinds, isCsv } = asked
      if (!isCsv) return sendXlsx(reply, params.file, await tablesOf(domain, kinds))
      const [kind] = kinds
      return kind ? sendCsv(reply, domain, { kind, part: query.part }) : sendNotFound(reply)
    },
  })
}

/** What a file name requests: a kind in either format, or all as a workbook. */
function readName(file: string): { kinds: KindName[]; isCsv: boolean } | undefined {
  const [, name = '', ending = ''] = /^(\w+)\.(csv|xlsx)$/i.exec(file) ?? []
  const isCsv = ending.toLowerCase() === 'csv'
  if (name.toLowerCase() === 'catalogue' && !isCsv) return { kinds: kindNames, isCsv }
  const kind = kindNames.find((each) => each.toLowerCase() === name.toLowerCase())
  return kind && { kinds: [kind], isCsv }
}

async function tablesOf(domain: Options['domain'], kinds: KindName[]) {
  const tables = []
  for (const kind of kinds) tables.push(...(await listingTables(domain, kind)))
  return tables
}

async function sendXlsx(
  reply: FastifyReply,
  file: string,
  tables: Awaited<ReturnType<typeof tablesOf>>,
) {
  const [name = ''] = file.split('.')
  // Of all kinds, only those with listings.
  const some = tables.filter(({ rows }) => rows.length > 1)
  const bytes = await toXlsx(some.length > 0 ? some : tables)
  return named(reply, `${name}.xlsx`).type(xlsxType).send(bytes)
}

async function sendCsv(
  reply: FastifyReply,
  domain: Options['domain'],
  { kind, part }: { kind: KindName; part?: string },
) {
  const parts = Object.keys(kindOf(kind).parts)
  const place = part === undefined ? 0 : parts.indexOf(part) + 1
  if (place === 0 && part !== undefined) {
    const some = parts.length > 0 ? `one of ${parts.join(', ')}` : 'absent: there are none'
    return sendFieldErrors(reply, { part: [`part must be ${some}.`] })
  }
  const table = (await listingTables(domain, kind))[place]
  if (!table) return sendNotFound(reply, 'export')
  return named(reply, `${table.name}.csv`).type('text/csv; charset=utf-8').send(toCsv(table))
}

const named = (reply: FastifyReply, name: string) => {
  const [base = '', ending = ''] = name.split('.')
  return reply.header(
    'Content-Disposition',
    `attachment; filename="${base.replaceAll(' ', '-').toLowerCase()}-${todayInKolkata()}.${ending}"`,
  )
}
