import { expect, test } from 'vitest'
import { returnAddress } from './guard.ts'

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
