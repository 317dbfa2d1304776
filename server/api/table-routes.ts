import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { Author } from '../history/history.ts'
import {
  type HeadedRow,
  type HeadedTable,
  readHeaded,
  writeHeaded,
} from '../tables/headed-table.ts'
import { readNamesOf } from '../wire/json.ts'
import { sendFieldErrors } from '../wire/problem.ts'
import { refusals } from '../wire/schemas.ts'
import { signedIn } from './rights.ts'
import type { RouteApp } from './route-app.ts'
import { type ImportedRow, rowsOf, sentTable, toImported } from './table-import.ts'

interface Storing {
  preview: boolean
  by: Author
}

interface Importing<R> {
  tag: string
  /** The noun of the rows, as in “Import redirects from CSV”. */
  plural: string
  /** The heading of the text. */
  columns: string
  bodyLimit: number
  /** Made by `importedTable`. */
  answer: z.ZodType
  /** Throws an Error of a line. */
  read: (text: string) => R[]
  load: (rows: R[], storing: Storing) => Promise<ImportedRow[]>
  /** Whether only owners may. */
  isOwners?: boolean
}

/** Preview and import of many records. */
export function importRoute<R>(app: RouteApp, { answer, read, load, ...options }: Importing<R>) {
  const { tag, plural, columns, bodyLimit, isOwners } = options
  const body = sentTable(columns)
  app.post('/import', {
    onRequest: isOwners ? app.requireOwner : app.requireUser,
    bodyLimit,
    preValidation: readNamesOf(body),
    schema: {
      tags: [tag],
      summary: `Import ${plural} from CSV; the refused rows are left out and named`,
      body,
      response: { 200: answer, ...refusals(400, 401, ...(isOwners ? [403] : []), 413, 415) },
    },
    async handler(request, reply) {
      const { text, preview } = request.body
      const rows = rowsOf(() => read(text))
      if (!Array.isArray(rows)) return sendFieldErrors(reply, { text: [rows.problem] })
      return toImported(await load(rows, { preview, by: signedIn(request) }))
    },
  })
}

interface Options extends Pick<Importing<HeadedRow>, 'tag' | 'answer' | 'load' | 'bodyLimit'> {
  table: HeadedTable
  /** The file name before the date and extension. */
  fileName: string
  every: () => Promise<object[]>
}

/** Export and import of a table. */
export const tableRoutes: FastifyPluginAsyncZod<Options> = async (app, { table, ...options }) => {
  const { plural, headings, needed } = table
  const columns = `CSV whose first row names the columns: ${needed.map((name) => headings[name]).join(', ')}, …`
  exportRoute(app, { table, ...options })
  importRoute(app, { ...options, plural, columns, read: (text) => readHeaded(table, text) })
}

function exportRoute(app: RouteApp, { table, tag, fileName, every }: Options) {
  app.get('/export', {
    onRequest: app.requireUser,
    schema: {
      tags: [tag],
      summary: `Export ${table.plural} as CSV, which can be imported again`,
      produces: ['text/csv'],
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(401) },
    },
    async handler(_request, reply) {
      const disposition = `attachment; filename="${fileName}-${todayInKolkata()}.csv"`
      reply.type('text/csv; charset=utf-8').header('Content-Disposition', disposition)
      return reply.send(writeHeaded(table, await every()))
    },
  })
}
