import { href } from 'react-router'
import { saved } from '../../site/bookmarks/lists.ts'
import type { CardData } from '../../site/card/card-data.ts'
import { isPublicPage } from '../cache/addresses.ts'
import { notifyWorker } from './notify-worker.ts'

/** Reports the page to the worker, which stores it. */
export async function reportPage(address: string): Promise<void> {
  if (!navigator.onLine || !isPublicPage(new URL(address, location.origin))) return
  // Stored with every page, so that queued enquiries can be viewed offline.
  await import('../../site/bookmarks/saved/this-phone.tsx').catch(() => undefined)
  if (needsOutbox()) await import('../outbox/queue-form.ts').catch(() => undefined)
  const saving = navigator.connection?.saveData ?? false
  const cards = saving ? undefined : await savedCards()
  await notifyWorker({
    address,
    build: window.__reactRouterManifest?.version ?? '',
    shown: shownFiles(),
    ...(!saving && {
      ...{ unseen: true, shell: [href('/saved'), href('/roads')] },
      ...{ saved: cards?.map(({ path }) => path), cards },
    }),
  })
}

/** A form is only queued offline if its code was stored before, also on pages stored without a visit. */
const needsOutbox = () =>
  document.querySelector('.enquiry-form') !== null || saved.read().length > 0

/** The code that this tab has loaded, and the loaded pictures of this page. */
function shownFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = [...document.images].flatMap(({ currentSrc, complete }) =>
    complete && currentSrc ? currentSrc : [],
  )
  const files = [...loaded.filter((name) => /\/(assets|fonts|brand)\//.test(name)), ...pictures]
  const own = files.map((name) => new URL(name)).filter(({ origin }) => origin === location.origin)
  return [...new Set(own.map(({ pathname }) => pathname))]
}

/** The cards of saved listings; undefined if they cannot be determined now. */
async function savedCards(): Promise<CardData[] | undefined> {
  const ids = saved.read()
  if (ids.length === 0) return []
  try {
    const answer = await fetch(`${href('/saved/cards')}?ids=${ids.toReversed().join()}`)
    return await answer.json()
  } catch {
    return undefined
  }
}
