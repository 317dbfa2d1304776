import type { FieldErrors } from '#catalogue/field.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { createStore } from '../../store.ts'
import type { DraftStore } from './changes.ts'

export type Checks = ReturnType<typeof createChecks>

const pauseMs = 250

/** The errors that prevent sending, after the first check; they disappear when corrected. */
export function createChecks(draft: DraftStore, check: (version: Version) => FieldErrors) {
  const errors = createStore<FieldErrors>({})
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined

  const show = (found: FieldErrors) => errors.change((before) => sameWhereEqual(before, found))
  function follow() {
    stop ??= draft.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => show(check(draft.get())), pauseMs)
    })
  }
  return {
    get: errors.get,
    of: (name: string) => errors.get()[name],
    subscribe: errors.subscribe,
    /** Checks now, and after each change from now on. */
    run(): FieldErrors {
      follow()
      show(check(draft.get()))
      return errors.get()
    },
    /** Shows the server's errors; after the next change, local checks apply again. */
    show(found: FieldErrors) {
      follow()
      show(found)
    },
    end() {
      clearTimeout(timer)
      stop?.()
      stop = undefined
    },
  }
}

/** Equal messages stay the same list, so that only changes render again. */
function sameWhereEqual(before: FieldErrors, after: FieldErrors): FieldErrors {
  const entries = Object.entries(after).map(([name, messages]): [string, string[]] => {
    const old = before[name]
    return [name, old?.join() === messages.join() ? old : messages]
  })
  return Object.fromEntries(entries)
}

/** The part of the editor that contains a field, and its line, day or option. */
export interface FieldPlace {
  part: 'days' | 'lines' | 'price'
  option?: number
  line?: number
  day?: number
}

const priced = ['paymentTerms', 'cancellationTerms', 'word', 'validUntil', 'notes', 'pricing']

export function placeOf(name: string): FieldPlace {
  const [first = '', second, third, fourth] = name.split('.')
  if (first === 'options') {
    const option = Number(second ?? 0)
    if (third === 'markup') return { part: 'price', option }
    return { part: 'lines', option, ...(fourth !== undefined && { line: Number(fourth) }) }
  }
  if (priced.includes(first)) return { part: 'price' }
  return { part: 'days', ...(first === 'days' && second !== undefined && { day: Number(second) }) }
}
