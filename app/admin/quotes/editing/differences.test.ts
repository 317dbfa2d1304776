import { expect, test } from 'vitest'
import { draftVersion } from '#catalogue/quotes/version.ts'
import { sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { differencesOf, isSameDraft } from './differences.ts'

test('describes only the differences, in words', () => {
  const theirs = sampleVersion({ word: 'Salaam', nights: 5 })
  const mine = sampleVersion({ word: 'Namaste', nights: 6 })
  expect(differencesOf(theirs, theirs)).toEqual([])
  expect(differencesOf(theirs, mine)).toEqual([
    { label: 'Nights', theirs: '5', mine: '6' },
    { label: 'Word to the guest', theirs: 'Salaam', mine: 'Namaste' },
  ])
})

test('says that equal descriptions differ in details', () => {
  const theirs = sampleVersion()
  const mine = sampleVersion({ options: [sampleOption({ lines: [typedLine(1500)] })] })
  expect(differencesOf(theirs, mine)).toEqual([
    {
      label: 'Lines',
      theirs: 'Deluxe: Shikara ride',
      mine: 'Deluxe: Shikara ride (with other details)',
    },
  ])
})

test('drafts are the same if the server stores the same', () => {
  const { word, ...others } = draftVersion.parse({ word: 'Salaam', nights: 2 })
  expect(isSameDraft({ word: ' Salaam', ...others }, { ...others, word })).toBe(true)
  expect(isSameDraft({ word: 'Namaste', ...others }, { ...others, word })).toBe(false)
  expect(isSameDraft({ word: 3 }, { word: 4 })).toBe(false)
})
