import type { Database } from '#server/db/database.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createQuotes, type Quotes } from '#server/quotes/quotes.ts'
import { createSettings } from '#server/settings/settings.ts'
import { addUser, inDays } from './enquiries.ts'

const key = new Uint8Array(32).fill(7)

/** Quotes with a database, and an editor as their author. */
export async function openQuotes(database: Database, { name = 'Meena', readable = key } = {}) {
  const settings = createSettings(database, { record: async () => {} })
  const jobs = createJobs(database)
  const publicUrl = 'https://kashmir.example'
  const quotes = createQuotes(database, {
    settings,
    jobs,
    publicUrl,
    readKey: async () => readable,
  })
  const by = { id: await addUser(database, name), name, role: 'editor' as const }
  return { settings, jobs, quotes, by, database }
}

/** A version that can be sent: costs of 8,000 rupees, and an extra of 1,000. */
export const plan = {
  guest: { name: 'Asif Lone', phone: '+91 94190 12345' },
  arrival: inDays(30),
  nights: 2,
  validUntil: inDays(7),
  options: [
    {
      id: 'deluxe',
      name: 'Deluxe',
      lines: [
        {
          id: 'room',
          days: { from: 1, to: 2 },
          text: 'Houseboat',
          unit: 'night',
          source: { from: 'typed', unitCost: 4000 },
        },
        {
          id: 'ride',
          days: { from: 2, to: 2 },
          text: 'Gondola',
          optional: true,
          source: { from: 'typed', unitCost: 1000 },
        },
      ],
      markup: { by: 'percent', percent: 10 },
    },
  ],
}

interface Opened {
  quotes: Quotes
  by: { id: number; name: string; role: 'owner' | 'editor' }
}

/** A quote with one sent version, and the token of its link. */
export async function sentQuote(
  { quotes, by }: Opened,
  document: object = plan,
  from: object = {},
) {
  const begun = await quotes.create(from, by)
  if (!begun || 'errors' in begun) throw new Error('No quote was begun')
  await quotes.save(begun.id, { document, revision: 1 }, by)
  const sent = await quotes.send(begun.id, {}, by)
  if (!sent || sent === 'stale' || 'errors' in sent) throw new Error(JSON.stringify(sent))
  const number = sent.versions[0]?.number ?? 0
  return { id: sent.id, quote: sent, token: (await quotes.tokenOf(sent.id, number)) ?? '' }
}

export const acceptance = {
  optionId: 'deluxe',
  extras: ['ride'],
  name: 'Asif',
  phone: '9419012345',
}
