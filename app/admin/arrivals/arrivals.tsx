import { createContext, use, useEffect, useMemo, useState } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { counted } from '#catalogue/noun.ts'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { enquiries } from '../shell/navigation.ts'
import { useSession } from '../shell/session.tsx'
import { announce } from './announcing.ts'
import { shareArrivals } from './share-arrivals.ts'
import { type Arrived, type Snapshot, unseenOf } from './snapshot.ts'
import { readSeen } from './stored.ts'
import { useSeen } from './use-seen.ts'
import { whilePresent } from './while-present.ts'

interface State {
  /** The number of enquiries waiting; undefined at first. */
  open?: number
  /** The newest enquiry, if known. */
  latestId: number
  unseen: Arrived[]
  /** Records that the user has seen all up to this one. */
  markSeen: (id: number) => void
}

const ArrivalsContext = createContext<State>({ latestId: 0, unseen: [], markSeen: () => {} })

export const useArrivals = () => use(ArrivalsContext)

/** Listens for new enquiries on every screen, and announces them. */
export function Arrivals({ me, children }: { me: WireMe; children: React.ReactNode }) {
  const { seen, markSeen, markOpened } = useSeen(me.id)
  const [snapshot, setSnapshot] = useState<Snapshot>()
  const { expiresAt } = useSession()
  const opened = Number(useMatch(`${enquiries.to}/:id`)?.params.id)

  useEffect(() => {
    if (snapshot && !seen) markSeen(snapshot.latestId)
  }, [snapshot, seen, markSeen])
  useEffect(() => {
    if (opened && seen) markOpened(opened)
  }, [opened, seen, markOpened])

  const unseen = useMemo(
    () => (seen && snapshot ? unseenOf(snapshot.arrived, seen) : []),
    [seen, snapshot],
  )
  useTitleCount(unseen.length)
  const { open, latestId = 0 } = snapshot ?? {}
  const state = useMemo(
    () => ({ open, latestId, unseen, markSeen }),
    [open, latestId, unseen, markSeen],
  )
  return (
    <ArrivalsContext value={state}>
      {/* A new log-in has another token. */}
      <Listener key={expiresAt} userId={me.id} onSnapshot={setSnapshot} />
      {children}
      <p aria-live="polite" className="sr-only">
        {unseen.length > 0 && counted(unseen.length, 'new enquiry')}
      </p>
    </ArrivalsContext>
  )
}

interface Listening {
  userId: number
  onSnapshot: (snapshot: Snapshot) => void
}

function Listener({ userId, onSnapshot }: Listening) {
  const navigate = useNavigate()
  useEffect(
    () =>
      whilePresent((signal) =>
        shareArrivals({
          seenUpTo: () => readSeen(userId)?.upTo,
          onSnapshot,
          onUnannounced: (arrived) => announce(arrived, navigate),
          signal,
        }),
      ),
    [userId, onSnapshot, navigate],
  )
  return null
}

/** Adds a count to the window's title on every screen: “(3) Dashboard”. */
function useTitleCount(count: number) {
  useEffect(() => {
    if (count === 0) return
    const prefix = `(${count}) `
    const add = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    add()
    const watching = new MutationObserver(add)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watching.disconnect()
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [count])
}
