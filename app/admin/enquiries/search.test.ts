import { expect, test } from 'vitest'
import { changedSearch } from '../search/changed-search.ts'
import { apiSearch, arrivalsSearch, isOfAllOpen, searchChanges } from './search.ts'

const asked = (search: string) => Object.fromEntries(apiSearch(new URLSearchParams(search)))

test('without a status it requests open enquiries, due ones first', () => {
  expect(asked('q=dal')).toEqual({ q: 'dal', status: 'open', sort: 'due', pageSize: '25' })
  expect(asked('status=won&sort=oldest')).toMatchObject({ status: 'won', sort: 'oldest' })
})

test.each(['status=all', 'suspected=yes', 'taps=yes'])('%s lists any status', (search) => {
  expect(asked(search)).not.toHaveProperty('status')
})

test('requests new arrivals with the same filters, without a page', () => {
  const search = arrivalsSearch(new URLSearchParams('form=hotel&page=3'), 41)
  expect(Object.fromEntries(search)).toMatchObject({ form: 'hotel', after: '41', pageSize: '1' })
  expect(search.has('page')).toBe(false)
})

test('a changed filter returns to the first page', () => {
  const search = new URLSearchParams('q=dal&page=3&status=won')
  expect(changedSearch(search, { status: undefined, form: 'hotel' })).toBe('?q=dal&form=hotel')
})

test.each(['+91 98886 69069', 'KE-7F3K2M'])('%s is searched among all, then no longer', (q) => {
  const search = new URLSearchParams('status=new')
  const changed = changedSearch(search, searchChanges(search, q))
  expect(asked(changed)).toMatchObject({ q, suspected: 'all' })
  expect(asked(changed)).not.toHaveProperty('status')
  const looked = new URLSearchParams(changed)
  expect(asked(changedSearch(looked, searchChanges(looked, 'dal')))).toEqual(asked('q=dal'))
})

test.each([
  ['', true],
  ['sort=newest&page=2&q=', true],
  ['status=won', false],
  ['assigneeId=1', false],
  ['suspected=yes', false],
  ['q=dal', false],
])('%j shows every open enquiry: %s', (search, isAll) => {
  expect(isOfAllOpen(new URLSearchParams(search))).toBe(isAll)
})
