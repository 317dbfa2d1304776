import { useEffect, useState } from 'react'
import { isTrip } from '../../../offline/cache/addresses.ts'
import { allPages, dropEverything, inTurn, measure } from '../../../offline/cache/cached-pages.ts'

/** How many pages are stored for offline use, and a button to delete them. */
export function OnThisPhone() {
  const [kept, setKept] = useState<{ pages: number; bytes: number }>()
  const [trips, setTrips] = useState<string[]>([])
  const [isCleared, setCleared] = useState(false)
  useEffect(() => {
    measure().then(setKept, () => undefined)
    allPages().then(
      (pages) => setTrips(pages.filter(({ key }) => isTrip(key)).map(({ address }) => address)),
      () => undefined,
    )
  }, [])
  if (isCleared) return <p role="status">Cleared. Nothing is saved on this phone now.</p>
  if (!kept || kept.pages === 0) return null

  async function clear() {
    await inTurn(dropEverything)
    setCleared(true)
  }

  return (
    <>
      {trips.map((address) => (
        <p key={address}>
          <a href={address} className="link">
            Your trip sheet
          </a>
        </p>
      ))}
      <p>
        Saved on this phone: {kept.pages === 1 ? '1 page' : `${kept.pages} pages`},{' '}
        {megabytes(kept.bytes)} MB, for when you are offline.{' '}
        <button type="button" className="link" onClick={clear}>
          Clear
        </button>
      </p>
    </>
  )
}

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1_000_000).toFixed(1)
