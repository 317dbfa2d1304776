import type { Version } from '#catalogue/quotes/version.ts'
import type { Problem } from '#server/wire/problem.ts'
import { isOutcomeUnknown, type Outcome } from '../../api/call.ts'
import { createStore } from '../../store.ts'
import type { WireVersion } from '../quote-types.ts'
import type { DraftStore } from './changes.ts'
import { isSameDraft } from './differences.ts'
import { afterPause, whenIdle } from './when-idle.ts'

/** Whether the server has the input. */
export type SaveState =
  | { state: 'saved' | 'unsaved' | 'saving' }
  /** A temporary failure: it is retried. */
  | { state: 'failed'; problem: Problem }
  /** Refused because of its content: it is retried after the next change. */
  | { state: 'refused'; problem: Problem }
  /** Another user has saved since. */
  | { state: 'stale' }

/** The newest version on the server. */
export type Newest = Pick<WireVersion, 'state' | 'revision' | 'document'>

interface Options {
  draft: DraftStore
  revision: number
  /** 'unsaved' if the draft differs from the server's, 'stale' if it is based on an older revision. */
  begin?: 'saved' | 'unsaved' | 'stale'
  /** The document as JSON, here and below: it is large, so it is serialised once. */
  send: (json: string, revision: number) => Promise<Outcome<{ revision: number }>>
  /** Reads the newest version on the server. */
  readNewest: () => Promise<Outcome<Newest>>
  /** Stores a copy on this device; undefined deletes it. */
  keep: (json: string | undefined, revision: number) => void
  pauseMs?: number
  retryMs?: number
}

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Saves a draft when typing has paused and the browser is idle, one call at a time. After a failure
 * the draft is stored on the device and retried.
 */
export function createAutosave({
  draft,
  send,
  readNewest,
  keep,
  pauseMs = 800,
  retryMs = 4000,
  ...options
}: Options) {
  let revision = options.revision
  const current = createStore<SaveState>({ state: options.begin ?? 'saved' })
  let callOff = () => {}
  let cancelSaving = () => {}
  let running: Promise<void> | undefined
  let failures = 0
  /** Documents sent since this revision, as JSON, that may be stored: their answers were lost. */
  const unanswered = new Set<string>()
  const asJson = jsonOfLast()
  const stateNow = () => current.get().state
  const become = (next: SaveState) => current.change(() => next)

  function moveTo(next: number) {
    revision = next
    failures = 0
    unanswered.clear()
  }
  function sendIn(ms: number) {
    callOff()
    callOff = afterPause(ms, () => void run())
  }
  function saveToDevice() {
    cancelSaving()
    if (stateNow() !== 'saved') keep(asJson(draft.get()), revision)
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
    if (problem?.status === 409) return resolveConflict()
    if (problem) {
      if (isOutcomeUnknown(problem)) unanswered.add(json)
      return refuse(problem)
    }
    moveTo(data.revision)
    if (draft.get() !== document) {
      become({ state: 'unsaved' })
      // The user is typing, so the device's copy gets the new revision when the browser is idle.
      cancelSaving = whenIdle(saveToDevice)
      return sendIn(pauseMs)
    }
    keep(undefined, revision)
    become({ state: 'saved' })
  }
  /** Continues from an own save whose answer was lost; any other is for the user to settle. */
  async function resolveConflict(): Promise<void> {
    if (unanswered.size === 0) return become({ state: 'stale' })
    const { data: newest, problem } = await readNewest()
    if (problem) return refuse(problem)
    if (!isOwnSave(newest, unanswered, revision)) return become({ state: 'stale' })
    moveTo(newest.revision)
    return transmit()
  }
  function refuse(problem: Problem) {
    if (problem.status >= 400 && problem.status < 429) return become({ state: 'refused', problem })
    failures += 1
    become({ state: 'failed', problem })
    sendIn(Math.min(60_000, retryMs * 2 ** (failures - 1)))
  }
  function follow() {
    // A draft that is not sent soon is stored on the device.
    if (failures > 0 || stateNow() === 'stale') {
      cancelSaving()
      cancelSaving = afterPause(pauseMs, saveToDevice)
    }
    if (stateNow() === 'stale') return
    if (!running && stateNow() !== 'unsaved') become({ state: 'unsaved' })
    if (failures === 0) sendIn(pauseMs)
  }

  return {
    get: current.get,
    revision: () => revision,
    subscribe: current.subscribe,
    /** Saves unsaved input at once; resolves to whether the server has all of it. */
    async flush(): Promise<boolean> {
      await running
      if (!isDone(current.get())) await run()
      // Includes input typed meanwhile.
      while (stateNow() === 'unsaved') await run()
      return stateNow() === 'saved'
    },
    /** Continues from another revision: the other user's was accepted, or is to be overwritten. */
    continueFrom(theirs: number, isSame: boolean) {
      moveTo(theirs)
      cancelSaving()
      keep(isSame ? undefined : asJson(draft.get()), revision)
      become({ state: isSame ? 'saved' : 'unsaved' })
      if (isSame) callOff()
      else sendIn(0)
    },
    /** Stores unsaved input on this device, when the page closes. */
    saveToDevice,
    /** Follows the draft. Returns a function that stops it. */
    start() {
      const leave = draft.subscribe(follow)
      if (stateNow() === 'unsaved') sendIn(pauseMs)
      return () => {
        callOff()
        cancelSaving()
        leave()
      }
    },
  }
}

/** Serialises documents; caches the last one. */
function jsonOfLast() {
  let last: { document: Version; json: string } | undefined
  return (document: Version) => {
    if (last?.document !== document) last = { document, json: JSON.stringify(document) }
    return last.json
  }
}

/** Whether the newest version is one of these documents, given as JSON and saved from a revision. */
const isOwnSave = (newest: Newest, sent: Set<string>, revision: number) =>
  newest.state === 'draft' &&
  newest.revision === revision + 1 &&
  [...sent].some((json) => isSameDraft(JSON.parse(json), newest.document))

const isDone = ({ state }: SaveState) => state === 'saved' || state === 'stale'
