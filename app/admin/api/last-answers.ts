import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'
import { isOutcomeUnknown, type Outcome } from './call.ts'

/** The answers that the present screen was made of, by path. */
let screen = ''
let answers = new Map<string, Outcome<unknown>>()
const outdated = createStore<string[]>([])

const update = (path: string, isOutdated: boolean) =>
  outdated.change((paths) => {
    const others = paths.filter((each) => each !== path)
    return isOutdated ? [...others, path] : others
  })

function change(to: string) {
  if (to === screen) return
  screen = to
  answers = new Map()
  outdated.change(() => [])
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

/** Whether the screen shows earlier answers, since newer ones could not be loaded. */
export const useOutdated = () =>
  useSyncExternalStore(
    outdated.subscribe,
    () => outdated.get().length > 0,
    () => false,
  )
