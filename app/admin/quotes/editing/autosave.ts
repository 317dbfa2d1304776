import type { Version } from '#catalogue/quotes/version.ts'
import type { Problem } from '#server/wire/problem.ts'
import type { Outcome } from '../../api/call.ts'
import type { DraftStore } from './draft-store.ts'

/** How what was typed stands to what the server has. */
export type SaveState =
  | { state: 'saved' | 'unsaved' | 'saving' }
  /** Not reached, or refused for a reason that may pass: it is tried again. */
  | { state: 'failed'; problem: Problem }
  /** Refused for what it says: it is tried again once that is changed. */
  | { state: 'refused'; problem: Problem }
  /** Somebody else saved since. */
  | { state: 'stale' }

interface Options {
  draft: DraftStore
  revision: number
  /** 'unsaved' where the draft is not what the server has, 'stale' where it was made from an older one. */
  begin?: 'saved' | 'unsaved' | 'stale'
  send: (document: Version, revision: number) => Promise<Outcome<{ revision: number }>>
  /** Keeps a copy on this device; undefined drops it. */
  keep: (document: Version | undefined, revision: number) => void
  pauseMs?: number
  retryMs?: number
}

export type Autosave = ReturnType<typeof createAutosave>

/** Sends a draft once its typing has paused, one call at a time; what fails is kept and tried again. */
export function createAutosave({
  draft,
  send,
  keep,
  pauseMs = 800,
  retryMs = 4000,
  ...options
}: Options) {
  let revision = options.revision
  let current: SaveState = { state: options.begin ?? 'saved' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failures = 0
  const listeners = new Set<() => void>()

  function become(next: SaveState) {
    current = next
    for (const tell of listeners) tell()
  }
  function sendIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }
  function run() {
    clearTimeout(timer)
    running ??= transmit().finally(() => {
      running = undefined
    })
    return running
  }
  async function transmit() {
    const document = draft.get()
    keep(document, revision)
    become({ state: 'saving' })
    const { data, problem } = await send(document, revision)
    if (problem) return refuse(problem)
    revision = data.revision
    failures = 0
    if (draft.get() !== document) {
      keep(draft.get(), revision)
      become({ state: 'unsaved' })
      return sendIn(pauseMs)
    }
    keep(undefined, revision)
    become({ state: 'saved' })
  }
  function refuse(problem: Problem) {
    if (problem.status === 409) return become({ state: 'stale' })
    if (problem.status >= 400 && problem.status < 429) return become({ state: 'refused', problem })
    failures += 1
    become({ state: 'failed', problem })
    sendIn(Math.min(60_000, retryMs * 2 ** (failures - 1)))
  }
  function follow() {
    if (current.state === 'stale') return
    if (!running && current.state !== 'unsaved') become({ state: 'unsaved' })
    if (failures === 0) sendIn(pauseMs)
  }

  return {
    get: () => current,
    revision: () => revision,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    /** Sends at once what is unsaved; whether the server has all of it then. */
    async flush(): Promise<boolean> {
      await running
      if (!isDone(current)) await run()
      // What was typed meanwhile goes too.
      while (current.state === 'unsaved') await run()
      return current.state === 'saved'
    },
    /** Goes on from another revision: theirs was taken, or is to be overwritten. */
    continueFrom(theirs: number, isSame: boolean) {
      revision = theirs
      failures = 0
      keep(isSame ? undefined : draft.get(), revision)
      become({ state: isSame ? 'saved' : 'unsaved' })
      if (isSame) clearTimeout(timer)
      else sendIn(0)
    },
    /** Keeps what is unsaved on this device, as the page goes. */
    keepNow() {
      if (current.state !== 'saved') keep(draft.get(), revision)
    },
    /** Follows the draft until what it answers is called. */
    start() {
      const leave = draft.subscribe(follow)
      if (current.state === 'unsaved') sendIn(pauseMs)
      return () => {
        clearTimeout(timer)
        leave()
      }
    },
  }
}

const isDone = ({ state }: SaveState) => state === 'saved' || state === 'stale'
