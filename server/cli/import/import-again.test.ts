import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commandLine,
  eachInstallation,
  importFolder,
  onSqlite,
  openSite,
} from '#test/servers/command-line.ts'

const sheet = 'Villa Title,Tagline,Address,Price\nOrchard,Quiet,Harwan,1\nPool,Loud,Nigeen,2\n'

eachInstallation((fresh) => {
  test('refuses to import a file twice, unless confirmed', async () => {
    const variables = await fresh()
    const { app } = await openSite(variables)
    const command = commandLine(variables)
    const words = ['import', join(importFolder({ 'v.csv': sheet }), 'v.csv'), '--kind', 'Villa']
    const count = async () => (await app.inject('/api/Villa')).json().$values.length
    expect((await command(words)).code).toBe(0)
    const { code, errors } = await command(words)
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^v, row 2, Villa Title “Orchard”: There is a villa of this name already, with the number \d+\./,
    )
    expect((await command([...words, '--dry-run'])).code).toBe(1)
    expect(await count()).toBe(2)
    expect((await command([...words, '--again'])).code).toBe(0)
    expect(await count()).toBe(4)
  })
})

eachInstallation((fresh) => {
  test('a row with an ID changes the listing imported with it', async () => {
    const variables = await fresh()
    const { app } = await openSite(variables)
    const run = (text: string) => {
      const file = join(importFolder({ 'Villas.csv': text }), 'Villas.csv')
      return commandLine(variables)(['import', file])
    }
    const first = 'ID,Villa Title,Tagline,Address,Price\nV-1,Orchard,Quiet,Harwan,1\n'
    expect((await run(first)).errors).toBe('')
    const [{ id }] = (await app.inject('/api/Villa')).json().$values
    expect((await run('ID,Price,Tagline\nv-2,3,\nV-1,2,\n')).errors).toMatch(
      /^Villas, row 2: Villa Title is required\.\nVillas, row 2, Tagline: Tagline is required\./,
    )
    expect((await run(`ID,Price,Overview\nV-1,2,\n`)).errors).toBe('')
    expect((await run(`ID,Overview\n#${id},Cedar\n`)).errors).toBe('')
    expect((await run('ID,Overview,OldPrice\nV-1,,9\n')).errors).toBe('')
    expect((await run('ID,OldPrice\nV-1,(empty)\n')).errors).toBe('')
    expect((await run('ID,Tagline\nV-1,(Empty)\n')).errors).toMatch(
      /^Villas, row 2, Tagline: Tagline is/,
    )
    expect((await app.inject('/api/Villa')).json().$values).toMatchObject([
      { id, title: 'Orchard', duration: 'Quiet', price: 2, overview: 'Cedar' },
    ])
    expect((await run('ID,Price\n#999,2\n')).errors).toMatch(
      /^Villas, row 2, ID “#999”: There is no villa with the number 999 here\./,
    )
  })
})

test('a sheet of days alone changes existing packages', async () => {
  const variables = await onSqlite()
  const run = (name: string, text: string) =>
    commandLine(variables)(['import', join(importFolder({ [name]: text }), name)])
  const days = 'Travel package,Day number,Title,Details\nlakes,1,Arrive,By air\n'
  const none = await run('Travel package days.csv', days)
  expect(none.errors).toBe(
    'Travel package days, row 2, Travel package “lakes”: There is no travel package of this name here.\nNothing was written.\n',
  )
  await run('Travel packages.csv', 'Title,Duration,Price,Category\nLakes,3 days,9000,2\n')
  expect(await run('Travel package days.csv', days)).toMatchObject({ code: 0, errors: '' })
  const { app } = await openSite(variables)
  const [found] = (await app.inject('/api/TravelPackage')).json().$values
  expect(found.dayWiseItinerary.$values).toMatchObject([{ title: 'Arrive', details: 'By air' }])
  expect(found).toMatchObject({ title: 'Lakes', duration: '3 days', price: 9000 })
})

test('accepts a title that occurs twice in a file, with a warning', async () => {
  const folder = importFolder({ 'v.csv': `${sheet}orchard,Quiet,Harwan,1\n` })
  const words = ['import', join(folder, 'v.csv'), '--kind', 'Villa']
  expect(await commandLine({ DATA_DIR: folder })(words)).toEqual({
    code: 0,
    output: 'v, row 4: “orchard” is also the title of row 2.\nImported 3 villas with 0 pictures.\n',
    errors: '',
  })
})
