import type { WireRateImport } from '#server/api/rates/rate-import-route.ts'
import type { Database } from '#server/db/database.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'

export const rateHeading =
  'Supplier;Kind;Place;Item;Season;From;To;Meal plan;Double;Single;Child without bed;Price;Unit'

/** A typical sheet of an office. */
export const officeSheet = [
  rateHeading,
  'Café Chinar;Hotels;Gulmarg;Deluxe room;Winter;1/12/2026;28/2/2027;cp;₹12,500/-;"9,800";-;;',
  'Café Chinar;;;Deluxe room;Spring;1-Mar-27;31/3/2027;CP;8000;;;;',
  'Rafiq;vehicle;Srinagar;Innova, full day;;2026-04-01;2027-03-31;;;;;Rs. 3,500;per day',
].join('\r\n')

/** The app with a database, and the actions of staff with rate sheets. */
export async function openRateBook(database: Database) {
  const opened = await openApp(database)
  const called = calls(opened.app, opened.headers)

  const send = (body: string | Buffer, seen?: string, name = 'rates.csv') =>
    called.post('/api/rates/import', seen === undefined ? [] : [['seen', seen]], [
      { field: 'file', name, body: Buffer.from(body), type: 'application/octet-stream' },
    ])
  async function look(body: string | Buffer): Promise<WireRateImport> {
    return (await send(body)).json()
  }
  async function store(body: string | Buffer) {
    const { seen } = await look(body)
    const answer = await send(body, seen)
    if (answer.statusCode !== 200) throw new Error(answer.payload)
    return answer.json() as WireRateImport
  }
  const suppliers = async () => (await called.get('/api/suppliers')).json().$values
  return { ...opened, ...called, send, look, store, suppliers }
}
