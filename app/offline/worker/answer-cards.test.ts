import { beforeEach, expect, test, vi } from 'vitest'
import { answerCards } from './answer-cards.ts'
import { receiveReport } from './receive-report.ts'

const request = (ids: string) => new Request(`https://kashmir.example/saved/cards?ids=${ids}`)
const report = { address: '/villas/11', build: 'a', shown: [] }

/** A worker without a network, whose store for pages is broken. */
beforeEach(() => {
  const stored = new Map<string, Response>()
  const cache = {
    match: async (name: string) => stored.get(name)?.clone(),
    put: async (name: string, answer: Response) => stored.set(name, answer),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('No locks')) } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Offline')))
})

test('cards that a page had before the worker are there without a network', async () => {
  const cards = [{ id: 11, title: 'Brein Hillside Villa' }, { id: 7 }]
  await receiveReport({ ...report, cards }).catch(() => undefined)
  const answer = await answerCards(request('7,11'))
  expect(await answer.json()).toEqual([cards[1], cards[0]])
})

test('a list of which a card is missing has none', async () => {
  await receiveReport({ ...report, cards: [{ id: 11 }] }).catch(() => undefined)
  await expect(answerCards(request('11,12'))).rejects.toThrow('Offline')
})
