import { expect, test } from 'vitest'
import { busyTexts, screens } from './screens.ts'

const problem = {
  title: 'Bad Request',
  status: 400,
  errors: { Title: ['Title is required.'], Price: ['Price is required.'] },
  Error: 'Title is required.',
}
const fault = { title: 'Error', status: 500, errors: {}, Error: '' }

test('a hotel shows messages in the Error field', () => {
  const { saveFailed, deleteFailed } = screens.Hotel
  expect(saveFailed(problem)).toEqual({ as: 'alert', text: 'Error: Title is required.' })
  expect(saveFailed(fault)).toEqual({ as: 'alert', text: 'Error: Something went wrong' })
  expect(deleteFailed(fault)).toEqual({ as: 'alert', text: 'Something went wrong' })
})

test('a villa shows outcomes as toasts', () => {
  const { added, updated, deleted, saveFailed, deleteFailed } = screens.Villa
  for (const [notice, done] of [
    [added, 'added'],
    [updated, 'updated'],
    [deleted, 'deleted'],
  ] as const) {
    expect(notice).toEqual({ as: 'toast', text: `Villa ${done} successfully!` })
  }
  expect(saveFailed(problem)).toEqual({
    as: 'toast',
    text: 'There was an error processing your request.',
    reason: 'Title is required. Price is required.',
  })
  expect(deleteFailed(problem)).toEqual({
    as: 'toast',
    text: 'There was an error deleting the villa.',
    reason: 'Title is required. Price is required.',
  })
})

test('a travel package shows every message, and the server’s answer', () => {
  expect(screens.TravelPackage.saveFailed(problem).text).toBe(
    'Error: Title is required. Price is required.',
  )
  expect(screens.TravelPackage.showsAnswer).toBe(true)
})

test('undocumented messages are the same for every kind', () => {
  const usual = [
    'TravelPackage',
    'Transportation',
    'Shoot',
    'EventManagement',
    'Adventure',
  ] as const
  for (const name of [...usual, 'Relaxation'] as const) {
    const { saveFailed, deleteFailed, listFailed } = screens[name]
    const refused = { ...fault, Error: 'Out of order' }
    for (const failed of [saveFailed, deleteFailed]) {
      expect(failed(refused)).toEqual({ as: 'alert', text: 'Error: Out of order' })
    }
    expect(listFailed.text).toBe('The list could not be loaded. Please try again.')
  }
})

test('the save button says that a listing was saved', () => {
  expect(busyTexts).toEqual({ add: 'Submitting...', update: 'Updating...' })
})

test('deletion asks with the documented words', () => {
  expect(Object.values(screens).map(({ question }) => question)).toEqual([
    'Are you sure you want to delete this hotel?',
    'Are you sure you want to delete this villa?',
    'Are you sure you want to delete this package?',
    'Are you sure you want to delete this vehicle?',
    'Are you sure you want to delete this package?',
    'Are you sure you want to delete this shoot package?',
    'Are you sure you want to delete this event management package?',
    'Are you sure you want to delete this package?',
    'Are you sure you want to delete this destination?',
    'Are you sure you want to delete this article?',
  ])
})
