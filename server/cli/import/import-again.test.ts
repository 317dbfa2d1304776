import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commandLine,
  eachInstallation,
  importFolder,
  openSite,
} from '#test/servers/command-line.ts'

const sheet = 'Villa Title,Tagline,Address,Price\nOrchard,Quiet,Harwan,1\nPool,Loud,Nigeen,2\n'

eachInstallation((fresh) => {
  test('a second run of a file is refused, unless it is asked for', async () => {
    const variables = await fresh()
    const { app } = await openSite(variables)
    const command = commandLine(variables)
    const words = ['import', join(importFolder({ 'v.csv': sheet }), 'v.csv'), '--kind', 'Villa']
    const count = async () => (await app.inject('/api/Villa')).json().$values.length
    expect((await command(words)).code).toBe(0)
    const { code, errors } = await command(words)
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^row 2, Villa Title “Orchard”: A villa of this name is there already, with the number \d+\./,
    )
    expect((await command([...words, '--dry-run'])).code).toBe(1)
    expect(await count()).toBe(2)
    expect((await command([...words, '--again'])).code).toBe(0)
    expect(await count()).toBe(4)
  })
})

test('a title that comes twice in a file is named and taken', async () => {
  const folder = importFolder({ 'v.csv': `${sheet}orchard,Quiet,Harwan,1\n` })
  const words = ['import', join(folder, 'v.csv'), '--kind', 'Villa']
  expect(await commandLine({ DATA_DIR: folder })(words)).toEqual({
    code: 0,
    output: 'row 4: “orchard” is also the title of row 2.\nImported 3 villas with 0 pictures.\n',
    errors: '',
  })
})
