import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import type { RunningServer } from '../../servers/running-server.ts'
import { sendQuote, writeQuote } from './quotes.ts'

interface Office {
  request: APIRequestContext
  /** The owner's bearer token. */
  token: string
}

/** A quote about a listing that its guest has accepted; the path of the guest's page with it. */
export async function acceptedTrip(
  { request, token }: Office,
  guestName: string,
  listingId: number,
) {
  const guest = { name: guestName, phone: '+91 98765 43210', email: '', homeState: '' }
  const { id } = await writeQuote(request, token, { guest }, { listingId })
  const path = await sendQuote(request, token, id)
  const yes = { step: 'accept', option: 'option-1', name: guestName, phone: '98765 43210' }
  const answer = await request.post(path, { form: { ...yes, consent: 'yes' }, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`Not accepted: ${answer.status()}`)
  return { id, path }
}

/** Lets the days of all accepted trips go by: nobody waits for them. */
export function endTrips({ dataDir }: Pick<RunningServer, 'dataDir'>, arrival: string) {
  const database = new DatabaseSync(join(dataDir, 'kashmir.sqlite'), { timeout: 5000 })
  database
    .prepare(
      `update quote_versions set arrival = ?1, document = json_set(document, '$.arrival', ?1)
       where state = 'accepted'`,
    )
    .run(arrival)
  database.close()
}

/** What a guest says of a trip, as a form sends it. */
export const review = {
  ...{ stars: '5', words: 'Warm people, cold mornings.', name: 'Asha', homeTown: 'Pune' },
  ...{ consent: 'yes', step: 'send' },
}
