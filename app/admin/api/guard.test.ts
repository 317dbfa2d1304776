import { expect, test, vi } from 'vitest'
import { openForms } from '../record-form/leaving/unsaved-forms.ts'
import { askWith } from './ended-session.ts'
import { read, readList, returnAddress } from './guard.ts'

test.each([
  ['?next=/admin/hotels%3Fedit%3D3', '/admin/hotels?edit=3'],
  ['', '/admin/dashboard'],
  ['?next=https://evil.example/admin/', '/admin/dashboard'],
  ['?next=//evil.example', '/admin/dashboard'],
  ['?next=/admin/login', '/admin/dashboard'],
  ['?next=/admin/signOut', '/admin/dashboard'],
  ['?next=/admin/secondFactor%3Fnext%3D%252Fadmin%252Fhotels', '/admin/dashboard'],
])('log-in with %j leads to %s', (search, address) => {
  expect(returnAddress(search)).toBe(address)
})

test.each([
  ['?page=3&q=pony', '/admin/local-costs?page=2&q=pony'],
  ['?page=2', undefined],
  ['', undefined],
])('of a list with two pages, %j leads to %s', async (search, address) => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  const link =
    '<http://x/api/a?q=b%2Cc&page=1&pageSize=5>; rel="first", <http://x/api/a?page=2&pageSize=5>; rel="last"'
  vi.stubGlobal('fetch', async () => Response.json({ $values: [] }, { headers: { link } }))
  const request = new Request(`http://x/admin/local-costs${search}`)
  const thrown = await readList(request, '/a').then(
    () => undefined,
    (answer: Response) => answer.headers.get('location'),
  )
  expect(thrown).toBe(address)
})

test('an ended session is renewed on the screen if leaving it would lose input, else at log-in', async () => {
  let token = 'ended'
  vi.stubGlobal('localStorage', { getItem: () => token, removeItem: () => {} })
  vi.stubGlobal('fetch', async () =>
    token === 'new'
      ? Response.json({ id: 1 })
      : Response.json({ status: 401, errors: {}, Error: '' }, { status: 401 }),
  )
  const logIn = vi.fn(async () => {
    token = 'new'
    return true
  })
  const takeBack = askWith(logIn)
  const form = { current: { isDirty: () => false, place: [], about: '', onLeave: () => {} } }
  openForms.add(form)
  const request = new Request('http://x/admin/local-costs')
  const thrown = await read(request, '/a').catch((answer: Response) => answer.headers)
  expect(Object(thrown).get('location')).toBe('/admin/login?next=%2Fadmin%2Flocal-costs')

  form.current.isDirty = () => true
  const both = await Promise.all([read(request, '/a'), read(request, '/b')])
  expect(both.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 1 }])
  expect(logIn).toHaveBeenCalledOnce()
  openForms.delete(form)
  takeBack()
})

test('a call that is refused for lack of a second factor leads to its set-up', async () => {
  const errors = { SecondFactor: ['Set up your second factor first.'] }
  const refused = { title: '', status: 403, errors, Error: '' }
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 403 }))
  const request = new Request('http://x/admin/villas?sort=price')
  const thrown = await read(request, '/Villa').catch((answer: Response) => answer.headers)
  expect(Object(thrown).get('location')).toBe(
    '/admin/secondFactor?next=%2Fadmin%2Fvillas%3Fsort%3Dprice',
  )
})
