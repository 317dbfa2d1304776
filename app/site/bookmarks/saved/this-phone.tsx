import { useEffect, useRef, useState } from 'react'
import { isTrip } from '../../../offline/cache/addresses.ts'
import {
  allPages,
  dropAllButTrips,
  dropPages,
  inTurn,
  measure,
} from '../../../offline/cache/cached-pages.ts'
import { WaitingList } from './waiting-list.tsx'

/** The pages and unsent enquiries stored on this device. */
export const ThisPhone = () => (
  <div className="page grid gap-6 pb-12 script-only">
    <WaitingList />
    <OnThisPhone />
  </div>
)

/** How many pages are stored for offline use, and buttons to delete them. */
function OnThisPhone() {
  const { kept, done, act } = useKept()
  if (!kept || (kept.pages === 0 && !done)) return null
  const { trips, pages, bytes } = kept
  return (
    <>
      {trips.map(({ key, address }) => (
        <StoredTrip
          key={key}
          address={address}
          onRemove={() => act(() => dropPages([key]), removed)}
        />
      ))}
      {done && <Done key={done}>{done}</Done>}
      {pages > 0 && done !== cleared && (
        <p>
          Saved on this phone: {pages === 1 ? '1 page' : `${pages} pages`}, {megabytes(bytes)} MB,
          for when you are offline.{' '}
          {pages > trips.length && (
            <button
              type="button"
              className="link"
              onClick={() => act(dropAllButTrips, trips.length > 0 ? clearedButTrips : cleared)}
            >
              Clear
            </button>
          )}
        </p>
      )}
    </>
  )
}

const removed = 'Removed. Your trip sheet is no longer saved on this phone.'
const cleared = 'Cleared. Nothing is saved on this phone now.'
const clearedButTrips = 'Cleared. Your trip sheet stays until you remove it.'

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1_000_000).toFixed(1)

interface TripProps {
  address: string
  onRemove: () => void
}

/** A stored trip sheet. Its removal is confirmed, since offline it cannot be fetched again. */
function StoredTrip({ address, onRemove }: TripProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <p>
      <a href={address} className="link">
        Your trip sheet
      </a>{' '}
      <span role="status">
        {isAsked && 'Remove it from this phone? Without a network it will not open again.'}
      </span>{' '}
      {/* One button for both, so that it keeps the focus. */}
      <button type="button" className="link" onClick={() => setAsked(!isAsked)}>
        {isAsked ? 'Keep it' : 'Remove it'}
      </button>{' '}
      {isAsked && (
        <button type="button" className="link" onClick={onRemove}>
          Yes, remove it
        </button>
      )}
    </p>
  )
}

/** Reports what was deleted, and takes over the focus of the button that did it. */
function Done({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}

async function readKept() {
  const [size, all] = await Promise.all([measure(), allPages()])
  return { ...size, trips: all.filter(({ key }) => isTrip(key)) }
}

function useKept() {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof readKept>>>()
  const [done, setDone] = useState<string>()
  useEffect(() => {
    readKept().then(setKept, () => undefined)
  }, [])
  async function act(drop: () => Promise<void>, said: string) {
    await inTurn(drop)
    setKept(await readKept())
    setDone(said)
  }
  return { kept, done, act }
}
