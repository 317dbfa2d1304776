import { saved } from '../lists.ts'
import { Recent } from '../recent/recent.tsx'
import { useIds } from '../use-ids.ts'
import { KnownList } from './known-list.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { Removed } from './removed.tsx'

/** What this device keeps. The server's page says only what that takes. */
export function DeviceList() {
  const ids = useIds(saved)?.toReversed()
  return (
    <>
      <noscript>
        <p className="page saved-note pb-24">
          What you save is kept in your browser and read there by JavaScript, which is switched off.
          Switch it on to see your list; a list that was shared with you opens without it.
        </p>
      </noscript>
      <div className="saved-place script-only">
        {ids ? (
          <>
            <Removed ids={ids} />
            {ids.length > 0 ? <KnownList ids={ids} /> : <NothingSaved />}
          </>
        ) : (
          <p className="page saved-note">Loading...</p>
        )}
      </div>
      <Recent />
    </>
  )
}
