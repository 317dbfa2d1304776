import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { jpeg } from '#test/samples/pictures.ts'
import {
  commandLine,
  eachInstallation,
  importFolder,
  openSite,
} from '#test/servers/command-line.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

const villas = `Title,DURATION,description,price,OldPrice,Status,Pictures
"The ""Blue"" House","Quiet, and warm","Nigeen
Srinagar",12000,,draft,blue.jpg | red.jpg

Orchard,Apples,Harwan,"8500.50",9000,,red.jpg
`

const packages = {
  TravelPackage: [
    {
      title: 'Lakes',
      price: '9000',
      travelPackageCategoryId: 2,
      inclusions: { $values: ['Boat', 'Tea'] },
      exclusions: ['Flights'],
      overview: null,
      images: { $values: ['uploads/blue.jpg'] },
      pictures: [{ path: 'uploads/blue.jpg', alt: 'A lake' }],
      dayWiseItinerary: { $values: [{ dayNumber: 1, title: 'Arrive', details: 'By air' }] },
      position: 4,
    },
  ],
  hotel: [
    {
      ...{
        title: 'Inn',
        duration: 'Small',
        email: 'inn@example.in',
        description: 'Dal',
        price: 100,
      },
      hotelRooms: [{ name: 'Double', capacity: '2', pricePerNight: 100, images: ['red.jpg'] }],
      services: [{ title: 'Boat', icon: 'red.jpg' }],
    },
  ],
}

eachInstallation((fresh) => {
  test('imports rows of a CSV while the site runs', async () => {
    const variables = await fresh()
    const { app, headers } = await openSite(variables)
    const pictures = {
      'pictures/blue.jpg': await jpeg(900, 60),
      'pictures/red.jpg': await jpeg(800, 60, '#a22'),
    }
    const folder = importFolder({ 'villas.csv': `\ufeff${villas}`, ...pictures })
    const command = ['import', join(folder, 'villas.csv'), '--kind', 'villa']
    expect(await commandLine(variables)(command)).toEqual({
      code: 0,
      output: 'Imported 2 villas with 3 pictures.\n',
      errors: '',
    })
    const { $values } = (await app.inject({ url: '/api/Villa', headers })).json()
    expect($values).toMatchObject([
      {
        title: 'The "Blue" House',
        description: 'Nigeen\nSrinagar',
        price: 12000,
        oldPrice: null,
        status: 'draft',
      },
      { title: 'Orchard', price: 8500.5, oldPrice: 9000, status: 'published' },
    ])
    expect($values[0].pictures).toMatchObject([
      { width: 900, alt: 'The "Blue" House' },
      { width: 800 },
    ])
    const red = $values[1].images.$values
    expect(red).toEqual([$values[0].images.$values[1]])
    expect((await app.inject(`/${red[0]}`)).statusCode).toBe(200)
    const found = (await app.inject('/api/Villa?q=harw')).json()
    expect(found.$values).toMatchObject([{ title: 'Orchard' }])
  })

  test('JSON includes parts with pictures, alternative texts and places', async () => {
    const variables = await fresh()
    const pictures = {
      'pictures/blue.jpg': await jpeg(900, 60),
      'pictures/red.jpg': await jpeg(800, 60, '#a22'),
    }
    const folder = importFolder({ 'all.json': JSON.stringify(packages), ...pictures })
    expect(await commandLine(variables)(['import', join(folder, 'all.json')])).toEqual({
      code: 0,
      output: 'Imported 1 hotel, 1 travel package with 3 pictures.\n',
      errors: '',
    })
    const { app } = await openSite(variables)
    const [lakes] = (await app.inject('/api/TravelPackage')).json().$values
    expect(lakes).toMatchObject({
      price: 9000,
      inclusions: { $values: ['Boat', 'Tea'] },
      exclusions: { $values: ['Flights'] },
      dayWiseItinerary: { $values: [{ dayNumber: 1, travelPackageId: lakes.id }] },
      pictures: [{ alt: 'A lake' }],
      position: 4,
    })
    const [inn] = (await app.inject('/api/Hotel')).json().$values
    const [room] = inn.hotelRooms.$values
    expect((await app.inject(`/hotelrooms/${room.images.$values[0]}`)).statusCode).toBe(200)
    expect((await app.inject(`/images/${inn.services.$values[0].icon}`)).statusCode).toBe(200)
  })

  test('stores nothing, not even files, if the last row fails', async () => {
    const variables = await fresh()
    const site = await openSite(variables)
    const { db, dialect } = site.domain.database
    await db.schema.createIndex('one_of_a_title').unique().on('listings').column('title').execute()
    const rows = ['title,duration,description,price,pictures', 'A,x,y,1,a.jpg', 'A,x,y,2,a.jpg']
    const folder = importFolder({ 'v.csv': rows.join('\n'), 'pictures/a.jpg': await jpeg(900, 60) })
    const { code, output } = await commandLine(variables)([
      'import',
      join(folder, 'v.csv'),
      '--kind',
      'Villa',
    ])
    await db.schema.dropIndex('one_of_a_title').execute()
    expect({ code, output, dialect }).toMatchObject({ code: 1, dialect })
    expect(output).not.toContain('Imported')
    expect(await db.selectFrom('images').selectAll().execute()).toEqual([])
    expect(await site.domain.listings.isEmpty()).toBe(true)
    expect(readdirSync(join(variables.DATA_DIR ?? '', 'files/uploads'))).toEqual([])
  })
})

test('reports every error by row and field and writes nothing, also in a dry run', async () => {
  const variables = { DATA_DIR: temporaryFolder() }
  const database = await openDatabase({ ...variables, DATABASE_URL: undefined })
  const rows = [
    'title,duration,description,price,status,pictures',
    'A,x,y,1,,a.jpg',
    ',x,y,much,hidden,none.jpg|heic.jpg',
    'B,x,y,-1,,../v.csv',
  ]
  const folder = importFolder({
    'v.csv': rows.join('\r\n'),
    'good.csv': rows.slice(0, 2).join('\n'),
    'pictures/a.jpg': await jpeg(900, 60),
    'pictures/heic.jpg': Buffer.from('....ftypheic'),
  })
  const command = commandLine(variables)
  const refused = await command(['import', join(folder, 'v.csv'), '--kind', 'Villa'])
  expect(refused).toMatchObject({ code: 1, output: '' })
  expect(refused.errors.split('\n')).toEqual([
    'v, row 3, title: Villa Title is required.',
    expect.stringMatching(/^v, row 3, price “much”: Price must be a number/),
    'v, row 3, status “hidden”: Status must be one of published, draft.',
    `v, row 3, pictures: “none.jpg” is not in ${folder}/pictures.`,
    expect.stringMatching(/^v, row 3, pictures: “heic.jpg” is a HEIC picture/),
    expect.stringMatching(/^v, row 4, price “-1”: Price /),
    `v, row 4, pictures: “../v.csv” is not in ${folder}/pictures.`,
    'Nothing was written.',
    '',
  ])
  expect(
    await command(['import', join(folder, 'good.csv'), '--kind', 'Villa', '--dry-run']),
  ).toEqual({
    code: 0,
    output: 'Ready to import 1 villa with 1 picture.\n',
    errors: '',
  })
  expect(await database.db.selectFrom('listings').selectAll().execute()).toEqual([])
  await database.close()
})

test.each([
  ['x.json', '{"Hotels": []}', /^‘Hotels’ is no kind\. The kinds: Hotel, /],
  ['x.json', '[1', /^The file is not JSON: /],
  ['x.json', '[]', /^The file must be an object with a list for each kind/],
  ['x.json', '{"Villa": [3]}', /^Villa 1 must be an object\./],
  [
    'x.json',
    '{"Villa": [{"prise": 3, "images": [{}]}]}',
    /^Villa 1, Prise “3”: There is no such field\. Did you mean ‘price’\?\nVilla 1, Images: Images must be a list of file names\.\nVilla 1, Title/,
  ],
  [
    'x.json',
    '{"Hotel": [{"services": [{"icon": ["a", "b"]}, {}], "hotelRooms": 1}]}',
    /Hotel 1, HotelRooms: It must be a list of objects\.\nHotel 1, Services 1, Images: Only one image is allowed\./,
  ],
  [
    'x.json',
    '{"Transportation": [{"space": 5, "price": 6, "title": "a", "description": "b", "seats": 4, "category": 1}]}',
    /^Transportation 1, Space “5”: Space and price must be equal when both are sent\.\nNothing/,
  ],
  ['gone.json', undefined, /^There is no file .*gone\.json\.$/m],
])('refuses %s with %s with a clear message', async (name, content, message) => {
  const folder = importFolder(content === undefined ? {} : { [name]: content })
  const result = await commandLine({ DATA_DIR: folder })(['import', join(folder, name)])
  expect(result).toEqual({ code: 1, output: '', errors: expect.stringMatching(message) })
})

test('links destinations by titles that exist or are imported too', async () => {
  const variables = { DATA_DIR: temporaryFolder() }
  const { app, headers, close } = await openSite(variables)
  const villa = { duration: 'Small', description: 'Dawar', price: 100 }
  const files = (destinations: string[]) => {
    const content = {
      Villa: [{ title: 'Inn', ...villa, destinations }],
      Destination: [
        { title: 'Gurez', otherNames: ['Gurais'], latitude: '34.6', longitude: '74.8' },
      ],
    }
    return join(importFolder({ 'all.json': JSON.stringify(content) }), 'all.json')
  }
  const wrong = await commandLine(variables)(['import', files(['Gurz', '3'])])
  expect(wrong.errors).toContain('There is no destination titled “Gurz”. Did you mean ‘Gurez’?')
  expect(wrong.errors).toContain('There is no destination titled “3”.')
  const { errors } = await commandLine(variables)(['import', files(['gurez'])])
  expect(errors).toBe('')
  const [{ destinations }] = (await app.inject({ url: '/api/Villa', headers })).json().$values
  const [{ id }] = (await app.inject({ url: '/api/Destination', headers })).json().$values
  expect(destinations).toEqual({ $values: [id] })
  await close()
})

test('a CSV needs a known kind', async () => {
  const folder = importFolder({ 'v.csv': 'title\n' })
  const command = commandLine({ DATA_DIR: folder })
  expect((await command(['import', join(folder, 'v.csv')])).code).toBe(2)
  expect((await command(['import', join(folder, 'v.csv'), '--kind', 'Boat'])).code).toBe(2)
})

test('imports a list of the API as one kind', async () => {
  const folder = importFolder({
    'x.json': '{"$values": [{"title": "A", "duration": "b", "description": "c", "price": 1}]}',
  })
  const command = ['import', join(folder, 'x.json'), '--kind', 'Villa']
  const { output } = await commandLine({ DATA_DIR: folder })(command)
  expect(output).toBe('Imported 1 villa with 0 pictures.\n')
})
