import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { defaultSettings, type Settings } from '#catalogue/settings/setting.ts'
import type { Domain } from '#server/domain.ts'
import { domainContext, publicUrlContext } from '../../domain.ts'
import { loadLegal } from './load-legal.ts'

const value = {
  text: {
    title: 'Terms',
    items: [
      {
        heading: 'Who we are',
        lines: ['- Website: {website}', '- Courts: {city}', '- Valid until {registrationExpiry}'],
      },
    ],
  },
}

interface Stored {
  isDefault: boolean
  updatedAt: string | null
}

const untouched: Stored = { isDefault: true, updatedAt: null }

function load(set: Partial<Settings>, stored = untouched) {
  const context = new RouterContextProvider()
  const settings = { read: async () => ({ ...defaultSettings, ...set }) }
  const texts = { read: async () => value, find: async () => ({ value, ...stored }) }
  context.set(domainContext, { settings, texts } as unknown as Domain)
  context.set(publicUrlContext, 'https://ke.example')
  return loadLegal('terms', context)
}

const linesOf = async (set: Partial<Settings>) =>
  (await load(set)).sections[0]?.blocks[0]?.lines.map((line) =>
    line.map((segment) => (typeof segment === 'string' ? segment : segment.value)).join(''),
  )

test('inserts facts from the settings, and omits unset ones', async () => {
  expect(await linesOf({})).toEqual(['Website: https://ke.example', 'Courts: Srinagar'])
  expect(await linesOf({ registrationExpiry: '2028-03-31' })).toContain('Valid until 31 March 2028')
})

test('the date is from the settings, else of the last edit in Srinagar, else of the text', async () => {
  const edited = { isDefault: false, updatedAt: '2027-02-03T20:00:00.000Z' }
  expect((await load({})).updated).toBe('2026-11-21')
  expect((await load({}, edited)).updated).toBe('2027-02-04')
  expect((await load({ termsDate: '2027-01-02' }, edited)).updated).toBe('2027-01-02')
})
