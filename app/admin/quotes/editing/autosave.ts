import type { Version } from '#catalogue/quotes/version.ts'
import type { Problem } from '#server/wire/problem.ts'
import type { Outcome } from '../../api/call.ts'
import type { DraftStore } from './draft-store.ts'
import { afterPause, whenIdle } from './when-idle.ts'

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
  /** The document as JSON, here and below: it is long, and made into text once. */
  send: (json: string, revision: number) => Promise<Outcome<{ revision: number }>>
  /** Keeps a copy on this device; undefined drops it. */
  keep: (json: string | undefined, revision: number) => void
  pauseMs?: number
  retryMs?: number
}

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Sends a draft once its typing has paused and the browser is idle, one call at a time; what fails is kept
 * and tried again.
 */
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
  let callOff = () => {}
  let cancelSaving = () => {}
  let running: Promise<void> | undefined
  let failures = 0
  const asJson = jsonOfLast()
  const listeners = new Set<() => void>()

  function become(next: SaveState) {
    current = next
    for (const tell of listeners) tell()
  }
  function sendIn(ms: number) {
    callOff()
    callOff = afterPause(ms, () => void run())
  }
  function saveToDevice() {
    cancelSaving()
    if (current.state !== 'saved') keep(asJson(draft.get()), revision)
  }
  function run() {
    callOff()
    running ??= transmit().finally(() => {
      running = undefined
    })
    return running
  }
  async function transmit() {
    const document = draft.get()
    const json = asJson(document)
    cancelSaving()
    keep(json, revision)
    become({ state: 'saving' })
    const { data, problem } = await send(json, revision)
    if (problem) return refuse(problem)
    revision = data.revision
    failures = 0
    if (draft.get() !== document) {
      become({ state: 'unsaved' })
      // Somebody is typing: what the device keeps is brought up to the new revision between two keys.
      cancelSaving = whenIdle(saveToDevice)
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
    // What will not be sent soon is kept all the same.
    if (failures > 0 || current.state === 'stale') {
      cancelSaving()
      cancelSaving = afterPause(pauseMs, saveToDevice)
    }
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
      cancelSaving()
      keep(isSame ? undefined : asJson(draft.get()), revision)
      become({ state: isSame ? 'saved' : 'unsaved' })
      if (isSame) callOff()
      else sendIn(0)
    },
    /** Keeps what is unsaved on this device, as the page goes. */
    saveToDevice,
    /** Follows the draft until what it answers is called. */
    start() {
      const leave = draft.subscribe(follow)
      if (current.state === 'unsaved') sendIn(pauseMs)
      return () => {
        callOff()
        cancelSaving()
        leave()
      }
    },
  }
}

/** The text of a document; of the same one, the same text as before. */
function jsonOfLast() {
  let last: { document: Version; json: string } | undefined
  return (document: Version) => {
    if (last?.document !== document) last = { document, json: JSON.stringify(document) }
    return last.json
  }
}

const isDone = ({ state }: SaveState) => state === 'saved' || state === 'stale'
