import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dayMs } from '#catalogue/dates/time.ts'
import { xlsx } from '#test/samples/spreadsheets.ts'
import {
  commandLine,
  eachInstallation,
  importFolder,
  openSite,
} from '#test/servers/command-line.ts'

const leads = [
  ['Lead ID', 'Full name', 'Mobile', 'E-mail', 'Enquiry date', 'Stage', 'Budget'],
  ['L1', 'Meera Rao', '98765 43210', 'meera@example.in', '24/12/2023', 'won', '2 lakh'],
  ['L2', 'Asif', null, 'asif@example.in', null, null, null],
]

const villas = [
  ['Title', 'Tagline', 'Address', 'Price'],
  ['Orchard', 'Quiet', 'Harwan', 12_000],
]

eachInstallation((fresh, once) => {
  async function opened() {
    const variables = await fresh()
    const { app, domain, headers } = await openSite(variables)
    const command = commandLine(variables)
    return {
      domain,
      run: (name: string, body: string | Buffer) =>
        command(['import', join(importFolder({ [name]: body }), name)]),
      read: async (url: string) => (await app.inject({ url, headers })).json(),
    }
  }

  test('imports a sheet of old enquiries with listings, without sending mail', async () => {
    const { run, read, domain } = await opened()
    await domain.settings.write({ referencePrefix: 'NLJ' })
    const book = await xlsx({ Villas: villas, Leads: leads })
    const said = await run('all.xlsx', book)
    expect(said).toMatchObject({ code: 0, errors: '' })
    expect(said.output).toBe('Imported 1 villa with 0 pictures, 2 enquiries.\n')
    const { $values } = await read('/api/Enquiry?q=Meera')
    expect($values).toMatchObject([
      {
        reference: expect.stringMatching(/^NLJ-/),
        ...{ name: 'Meera Rao', status: 'won', source: 'Imported', email: 'meera@example.in' },
        createdAt: expect.stringMatching(/^2023-12-24/),
      },
    ])
    const { notes } = await read(`/api/Enquiry/${$values[0].id}`)
    expect(notes.$values).toMatchObject([{ text: 'Budget: 2 lakh', author: 'Command line' }])
    expect(await domain.jobs.unfinished('mail')).toEqual([])
  })

  test('the same books sent again add nothing', async () => {
    const { run, read } = await opened()
    const csv = leads.map((cells) => cells.join()).join('\n')
    expect((await run('Leads.csv', csv)).output).toBe('Imported 2 enquiries.\n')
    const again = await run('Leads.csv', `${csv}\nL3,Zoya,,zoya@example.in,,,\n`)
    expect(again.output).toBe('Enquiries that are here already: 2.\nImported 1 enquiry.\n')
    expect((await read('/api/Enquiry')).$values).toHaveLength(3)
  })

  test('nor when sent again on a later day, though neither a number nor a day tells them apart', async () => {
    const { run } = await opened()
    const csv = 'Full name,Mobile,E-mail\nAsif,,asif@example.in\n'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - dayMs })
    onTestFinished(() => void vi.useRealTimers())
    expect((await run('Leads.csv', csv)).output).toBe('Imported 1 enquiry.\n')
    vi.useRealTimers()
    const again = await run('Leads.csv', csv)
    expect(again.output).toBe('Enquiries that are here already: 1.\nImported nothing.\n')
  })

  test('a row that stands there twice is one enquiry', async () => {
    const { run, read } = await opened()
    const csv = [...leads, leads[1] ?? []].map((cells) => cells.join()).join('\n')
    const repeated = 'Enquiries that stand there more than once: 1.\n'
    expect((await run('Leads.csv', csv)).output).toBe(`${repeated}Imported 2 enquiries.\n`)
    expect((await read('/api/Enquiry')).$values).toHaveLength(2)
    const again = await run('Leads.csv', csv)
    expect(again.output).toBe(`Enquiries that are here already: 2.\n${repeated}Imported nothing.\n`)
  })

  once('one invalid row prevents the import, and its error has no personal data', async () => {
    const { run, read } = await opened()
    const wrong = [...leads, ['L3', 'Zoya', null, 'not an address', null, 'maybe', null]]
    const { code, errors } = await run('all.xlsx', await xlsx({ Villas: villas, Leads: wrong }))
    expect(code).toBe(1)
    expect(errors).toBe(
      'Leads, row 4, E-mail: Email must be an email address.\n' +
        'Leads, row 4, Stage: Status must be one of new, contacted, quoted, won, lost.\n' +
        'Nothing was written.\n',
    )
    expect((await read('/api/Enquiry')).$values).toEqual([])
    expect((await read('/api/Villa')).$values).toEqual([])
  })
})
