import { expect, test } from 'vitest'
import { screens } from './screens.ts'

const problem = {
  title: 'Bad Request',
  status: 400,
  errors: { Title: ['Title is required.'], Price: ['Price is required.'] },
  Error: 'Title is required.',
}
const fault = { title: 'Error', status: 500, errors: {}, Error: '' }

test('a hotel tells what stands in the Error field', () => {
  const { saveFailed, deleteFailed } = screens.Hotel
  expect(saveFailed(problem)).toEqual({ as: 'alert', text: 'Error: Title is required.' })
  expect(saveFailed(fault)).toEqual({ as: 'alert', text: 'Error: Something went wrong' })
  expect(deleteFailed(fault)).toEqual({ as: 'alert', text: 'Something went wrong' })
})

test('a villa tells its failures as toasts', () => {
  const { saveFailed, deleteFailed } = screens.Villa
  expect(saveFailed(problem)).toEqual({
    as: 'toast',
    text: 'There was an error processing your request.',
  })
  expect(deleteFailed(problem)).toEqual({
    as: 'toast',
    text: 'There was an error deleting the villa.',
  })
})

test('a travel package tells every message', () => {
  expect(screens.TravelPackage.saveFailed(problem).text).toBe(
    'Error: Title is required. Price is required.',
  )
})

test('deleting asks with the documented words', () => {
  expect(Object.values(screens).map(({ question }) => question)).toEqual([
    'Are you sure you want to delete this hotel?',
    'Are you sure you want to delete this villa?',
    'Are you sure you want to delete this package?',
    'Are you sure you want to delete this vehicle?',
    'Are you sure you want to delete this package?',
    'Are you sure you want to delete this shoot package?',
    'Are you sure you want to delete this event management package?',
    'Are you sure you want to delete this package?',
  ])
})
