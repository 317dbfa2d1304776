import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { commandLine, importFolder, onSqlite, openSite } from '#test/servers/command-line.ts'

async function importFiles(files: Record<string, string | Buffer>, words: string[] = []) {
  const variables = await onSqlite()
  const [file = ''] = Object.keys(files)
  const command = ['import', join(importFolder(files), file), '--kind', 'Villa', ...words]
  const said = await commandLine(variables)(command)
  const { app } = await openSite(variables)
  return { ...said, villas: (await app.inject('/api/Villa')).json().$values }
}

const villa = { title: 'Orchard', duration: 'Quiet', description: 'Harwan', price: 1 }

const sheetWith = (pictures: string) =>
  `Villa Title,Tagline,Address,Price,Pictures\nOrchard,Quiet,Harwan,1,"${pictures}"\n`

test('two pictures of the same name in different folders keep their own descriptions', async () => {
  const images = ['dal/1.jpg', 'gulmarg/1.jpg']
  const pictures = [
    { path: 'gulmarg/1.jpg', alt: 'Snow' },
    { path: 'dal/1.jpg', alt: 'A lake' },
  ]
  const { villas } = await importFiles({
    'v.json': JSON.stringify([{ ...villa, images, pictures }]),
    'pictures/dal/1.jpg': await jpeg(500, 40),
    'pictures/gulmarg/1.jpg': await jpeg(600, 40),
  })
  expect(villas[0].pictures).toMatchObject([
    { width: 500, alt: 'A lake' },
    { width: 600, alt: 'Snow' },
  ])
})

test('finds file names regardless of case, accent encoding and punctuation', async () => {
  const { errors, villas } = await importFiles({
    'v.csv': sheetWith('dal.JPG, été.jpg\nBlue House_1.jpg'),
    'pictures/DAL.jpg': await jpeg(500, 40),
    [`pictures/${'été'.normalize('NFD')}.jpg`]: await jpeg(600, 40),
    'pictures/blue-house-1.jpg': await jpeg(700, 40),
  })
  expect(errors).toBe('')
  expect(villas[0].pictures).toMatchObject([{ width: 500 }, { width: 600 }, { width: 700 }])
})

test('refuses ambiguous and misspelt file names with a hint', async () => {
  const { errors } = await importFiles({
    'v.csv': sheetWith('one.jpg|orcard.jpg'),
    'pictures/a/one.jpg': await jpeg(500, 40),
    'pictures/b/one.jpg': await jpeg(600, 40),
    'pictures/orchard.jpg': await jpeg(600, 40),
  })
  expect(errors).toMatch(
    /“one\.jpg” can be “a\/one\.jpg” and “b\/one\.jpg”\. Write the folder too\./,
  )
  expect(errors).toMatch(/“orcard\.jpg” is not in .*\. Did you mean ‘orchard\.jpg’\?/)
})

test.each([
  ['a dry run', ['--dry-run']],
  ['an import', []],
])('%s reads every picture in full and reports all damaged ones', async (_name, words) => {
  const whole = await jpeg(900, 300)
  const { code, errors, villas } = await importFiles(
    {
      'v.csv': sheetWith('half.jpg|whole.jpg|third.jpg|empty.jpg'),
      'pictures/half.jpg': whole.subarray(0, whole.length / 2),
      'pictures/third.jpg': whole.subarray(0, whole.length / 3),
      'pictures/whole.jpg': whole,
      'pictures/empty.jpg': Buffer.alloc(0),
    },
    words,
  )
  expect(code).toBe(1)
  const named = [...errors.matchAll(/^v, row 2, Pictures: “(\w+)\.jpg”/gm)].map(([, name]) => name)
  expect(named).toEqual(['half', 'third', 'empty'])
  expect(villas).toEqual([])
})
