import { beforeAll, expect, test } from 'vitest'
import { mistakenSheets, pictures, sheetsOf, workbookOf } from '../../samples/agency-sheets.ts'
import { words } from '../demo-site.ts'
import { office } from './office.ts'

const { site, open, importSheets } = office('none')
beforeAll(() => {
  site.domain.jobs.start(site.domain.imports.handlers)
  return () => site.domain.jobs.stop()
})

const agency = { operatorName: 'Nigeen Lake Journeys', phone: '+91 194 250 1234' }

const idOf = async (kind: string, title: string): Promise<number> =>
  (await site.list(`${kind}?pageSize=100`)).find((each: { title: string }) => each.title === title)
    .id

test('an agency moves to an empty installation without losing texts or visitors', async () => {
  await site.send('PUT', '/api/Setting', { operatorName: agency.operatorName })
  const samples = 'Visitors see a sample phone number and a sample email.'
  expect((await open('/admin/settings')).text).toContain(samples)
  const dashboard = await open('/admin/dashboard')
  expect(dashboard.text).toContain(samples)
  expect(dashboard.html).toMatch(/href="\/admin\/settings"[^>]*>Replace them in Settings</)
  await site.send('PUT', '/api/Setting', { ...agency, email: 'asif@example.in' })
  expect((await open('/admin/dashboard')).text).not.toContain('sample phone')

  const zip = await pictures()
  const mistaken = await importSheets([await workbookOf(mistakenSheets()), zip])
  const { html, text } = await open(`/admin/imports/${mistaken.id}?outcome=refused`)
  expect(text).toContain('25 new, 10 to correct.')
  for (const cell of ['on demand?', 'Luxurious', 'first', 'stay at example', 'free']) {
    expect(html).toContain(`>${cell}<`)
  }
  expect(text).toContain('“dall lake.jpg” is not in the zip.')
  expect(html).toMatch(/href="\/admin\/imports"[^>]*>(<[^>]+>)*\s*Send again/)
  const { id } = await importSheets([await workbookOf(sheetsOf()), zip])
  await importSheets({ id, step: 'apply' })
  expect((await open(`/admin/imports/${id}`)).text).toMatch(/Imported 35 new\. Undo/)

  const tours = [...Array(25).keys()].map(async (at) => {
    const id = await idOf('TravelPackage', `Valley tour ${at + 1}`)
    return `https://old.example/tours/valley-${at + 1}.html,/travel-package/${id}/valley-tour-${at + 1}`
  })
  const table = ['Old address,New address', ...(await Promise.all(tours))].join('\n')
  const moved = await site.send('POST', '/api/Redirect/import', { text: table })
  expect(moved.json()).toMatchObject({ new: 25, refused: 0 })
  const { statusCode, headers } = await site.get('/tours/valley-1.html')
  expect(statusCode).toBe(301)
  expect(headers.location).toMatch(/^\/travel-package\/\d+\/valley-tour-1$/)

  const page = await site.html(`${headers.location}`)
  expect(page).toMatch(/<h1[^>]*>Valley tour 1<.*Arrive.*<img[^>]*src="\/uploads\//s)
  const hotel = await site.html(`/hotel/${await idOf('Hotel', 'Poplar house 3')}/poplar-house-3`)
  expect(words(hotel)).toContain('Double')
  expect(hotel).toContain(agency.operatorName)
  expect(/.{40}(Kashmir Escapes|kashmir-escapes|194 000 0000)/s.exec(hotel)?.[0]).toBeUndefined()
  const sitemap = await site.html('/sitemap.xml')
  expect(sitemap.match(/\/travel-package\/\d+\/valley-tour-/g)).toHaveLength(25)
  expect(sitemap.match(/\/hotel\/\d+\/poplar-house-/g)).toHaveLength(10)
})
