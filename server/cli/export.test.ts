import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { calls } from '#test/servers/calls.ts'
import { commandLine, openSite } from '#test/servers/command-line.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

async function exported() {
  const variables = { DATA_DIR: temporaryFolder() }
  const { domain, close } = await openSite(variables)
  const { enquiry } = await domain.enquiries.receive(
    'contact',
    {
      ...{ name: 'Meera Rao', email: 'meera@example.in', phone: '9876543210', hotel: '', date: '' },
      ...{ adults: 2, children: 0, days: 3, kind: '', listingId: null },
    },
    { source: '/contact' },
  )
  const asked = (await domain.database.db.selectFrom('users').select(['id', 'name']).execute())[0]
  const by = { id: asked?.id ?? 0, name: asked?.name ?? '', role: 'owner' as const }
  const quote = await sentQuote({ ...domain, by }, plan, { enquiryId: enquiry?.id })
  await close()
  const folder = join(temporaryFolder(), 'export')
  const result = await commandLine(variables)(['export', folder])
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return { variables, folder, result, read, enquiry, quote }
}

test('an export contains enquiries and accounts but no passwords, and only its owner can read it', async () => {
  const { folder, result, read, enquiry, quote } = await exported()
  expect(result.output).toBe(`Exported to ${folder}. Listings: 0, enquiries: 1, accounts: 1.\n`)
  expect(read('enquiries.json')).toMatchObject([
    { name: 'Meera Rao', notes: [{ text: expect.stringContaining('was sent') }] },
  ])
  expect(read('users.json')).toMatchObject([{ email: 'owner@example.in', role: 'owner' }])
  expect(read('quotes.json')).toMatchObject([
    {
      ...{ reference: quote.quote.reference, enquiry: enquiry?.reference, listing: null },
      versions: [{ number: 1, state: 'sent', document: { guest: plan.guest } }],
      steps: [{ step: 'begun' }, { step: 'sent' }],
    },
  ])
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts.join('')).not.toMatch(/argon2|hash|nonce/i)
  expect(texts.join('')).not.toContain(quote.token)
  expect(statSync(folder).mode & 0o077).toBe(0)
})

test('an export neither mixes with existing files nor creates a database', async () => {
  const { variables, folder } = await exported()
  const again = await commandLine(variables)(['export', folder])
  expect(again).toMatchObject({ code: 1, errors: `${folder} is not empty.\n` })
  const elsewhere = temporaryFolder()
  const empty = join(elsewhere, 'data')
  const { code, errors } = await commandLine({ DATA_DIR: empty })(['export', `${elsewhere}/x`])
  expect({ code, errors }).toEqual({ code: 1, errors: `DATA_DIR ${empty} holds no database.\n` })
  expect(existsSync(empty)).toBe(false)
})

test('reports a missing picture and exports the rest', async () => {
  const variables = { DATA_DIR: temporaryFolder() }
  const { app, headers, close } = await openSite(variables)
  const post = calls(app, headers).post
  const files = [{ field: 'imageFiles', name: 'a.jpg', body: await jpeg(300, 200) }]
  const fields: [string, string][] = [
    ['title', 'Lost'],
    ['duration', 'x'],
    ['description', 'y'],
    ['price', '5'],
  ]
  const villa = (await post('/api/Villa', fields, files)).json()
  await close()
  const [path] = villa.images.$values
  rmSync(join(variables.DATA_DIR, 'files', path))
  const folder = join(temporaryFolder(), 'export')
  const result = await commandLine(variables)(['export', folder])
  expect(result).toMatchObject({ code: 1, errors: `${path} is lost.\n` })
  expect(readdirSync(folder)).toContain('catalogue.json')
})
