import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { defaultSettings, type Settings } from '#catalogue/setting.ts'
import type { Domain } from '#server/domain.ts'
import { domainContext, publicUrlContext } from '../../domain.ts'
import { loadLegal } from './load-legal.ts'

const text = {
  title: 'Terms',
  updated: '2026-11-21',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      blocks: [['Website: {website}', 'Courts: {city}', 'Valid until {registrationExpiry}']],
    },
  ],
}

function load(set: Partial<Settings>) {
  const context = new RouterContextProvider()
  const settings = { read: async () => ({ ...defaultSettings, ...set }) }
  context.set(domainContext, { settings } as unknown as Domain)
  context.set(publicUrlContext, 'https://ke.example')
  return loadLegal(text, 'termsDate', context)
}

const linesOf = async (set: Partial<Settings>) =>
  (await load(set)).sections[0]?.blocks[0]?.lines.map((line) =>
    line.map((segment) => (typeof segment === 'string' ? segment : segment.value)).join(''),
  )

test('the facts come from the settings, and what is not set is not said', async () => {
  expect(await linesOf({})).toEqual(['Website: https://ke.example', 'Courts: Srinagar'])
  expect(await linesOf({ registrationExpiry: '2028-03-31' })).toContain('Valid until 31 March 2028')
})

test("the operator's own date wins over the text's", async () => {
  expect((await load({})).updated).toBe('2026-11-21')
  expect((await load({ termsDate: '2027-01-02' })).updated).toBe('2027-01-02')
})
