import { followArrivals } from './follow-arrivals.ts'
import { type Arrived, type Snapshot, withNews } from './snapshot.ts'
import { readAnnounced, storeAnnounced } from './stored.ts'

const name = 'enquiry-arrivals'
const question = 'what is known?'

interface Sharing {
  /** The last enquiry seen here; undefined before the first visit. */
  seenUpTo: () => number | undefined
  onSnapshot: (snapshot: Snapshot) => void
  /** Those that no tab has announced yet. */
  onUnannounced: (arrived: Arrived[]) => void
  signal: AbortSignal
}

/** One tab of a browser listens, and notifies the others, since the number of connections is limited. */
export function shareArrivals({ seenUpTo, onSnapshot, onUnannounced, signal }: Sharing) {
  const channel = new BroadcastChannel(name)
  let known: Snapshot | undefined
  let isLeader = false
  signal.addEventListener('abort', () => channel.close())
  channel.onmessage = ({ data }: MessageEvent<Snapshot | typeof question>) => {
    if (data !== question) onSnapshot(data)
    else if (isLeader && known) channel.postMessage(known)
  }
  channel.postMessage(question)

  const lead = () => {
    isLeader = true
    return followArrivals({
      after: () => known?.latestId ?? seenUpTo(),
      tell(news) {
        known = withNews(known, news)
        onSnapshot(known)
        channel.postMessage(known)
        const unannounced = takeUnannounced(known)
        if (unannounced.length > 0) onUnannounced(unannounced)
      },
      signal,
    })
  }
  // Without HTTPS there are no locks, so each tab listens itself.
  const leading = navigator.locks?.request(name, { signal }, lead) ?? lead()
  // Aborted before it was this tab's turn.
  leading.catch(() => {})
}

function takeUnannounced({ arrived, latestId }: Snapshot): Arrived[] {
  const announced = readAnnounced() ?? latestId
  storeAnnounced(latestId)
  return arrived.filter(({ id }) => id > announced)
}
