import { expect, test } from 'vitest'
import { apiSearch, arrivalsSearch, changedSearch } from './search.ts'

const asked = (search: string) => Object.fromEntries(apiSearch(new URLSearchParams(search)))

test('without a status the open ones are asked for, what is due first', () => {
  expect(asked('q=dal')).toEqual({ q: 'dal', status: 'open', sort: 'due', pageSize: '25' })
  expect(asked('status=won&sort=oldest')).toMatchObject({ status: 'won', sort: 'oldest' })
})

test.each(['status=all', 'suspected=yes', 'taps=yes'])('%s lists whatever the status', (search) => {
  expect(asked(search)).not.toHaveProperty('status')
})

test('what arrived is asked for with the same filters, on no page', () => {
  const search = arrivalsSearch(new URLSearchParams('form=hotel&page=3'), 41)
  expect(Object.fromEntries(search)).toMatchObject({ form: 'hotel', after: '41', pageSize: '1' })
  expect(search.has('page')).toBe(false)
})

test('a changed filter leads back to the first page', () => {
  const search = new URLSearchParams('q=dal&page=3&status=won')
  expect(changedSearch(search, { status: undefined, form: 'hotel' })).toBe('?q=dal&form=hotel')
})
