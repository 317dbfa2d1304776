import { useSyncExternalStore } from 'react'
import { isOutcomeUnknown, type Outcome } from './call.ts'

/** The answers that the present screen was made of, by path. */
let screen = ''
let answers = new Map<string, Outcome<unknown>>()
let outdated = new Set<string>()
const listeners = new Set<() => void>()

function update(path: string, isOutdated: boolean) {
  if (outdated.has(path) === isOutdated) return
  if (isOutdated) outdated.add(path)
  else outdated.delete(path)
  for (const listener of listeners) listener()
}

function change(to: string) {
  if (to === screen) return
  screen = to
  answers = new Map()
  outdated = new Set()
  for (const listener of listeners) listener()
}

/**
 * Reads for a screen, given by its URL and user. When it is read once more and the server does not
 * answer, or fails, it keeps what it showed: an error would replace whatever was typed into it.
 */
export async function keepingLast<T>(
  screenRead: string,
  path: string,
  ask: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  change(screenRead)
  const outcome = await ask()
  if (screen !== screenRead) return outcome
  if (outcome.data !== undefined) answers.set(path, outcome)
  const last = outcome.problem && isOutcomeUnknown(outcome.problem) ? answers.get(path) : undefined
  update(path, last !== undefined)
  return (last as Outcome<T> | undefined) ?? outcome
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the screen shows earlier answers, since newer ones could not be loaded. */
export const useOutdated = () => useSyncExternalStore(subscribe, hasOutdated, () => false)

const hasOutdated = () => outdated.size > 0
