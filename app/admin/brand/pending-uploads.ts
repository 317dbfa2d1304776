import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

function count(by: 1 | -1) {
  pending += by
  for (const listener of listeners) listener()
}

/** Runs an upload; meanwhile the screen's form is not saved. */
export async function asPending<T>(upload: () => Promise<T>): Promise<T> {
  count(1)
  try {
    return await upload()
  } finally {
    count(-1)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isUploading = () => pending > 0

interface Form {
  isBusy: boolean
  hasUnsaved: () => boolean
  save: () => unknown
}

/** A form with a picture that is being uploaded: saved now, it would lack the picture; left, it would lose it. */
export const awaitingUploads = <T extends Form>(form: T): T =>
  isUploading()
    ? {
        ...form,
        ...{ isBusy: true, isSaving: form.isBusy, hasUnsaved: () => true, save: () => undefined },
      }
    : form

/** The same while a picture is being uploaded, and the words of its button. */
export function useUploads<T extends Form>(form: T) {
  const isPending = useSyncExternalStore(subscribe, isUploading, () => false)
  const saving = isPending ? 'Sending the picture...' : undefined
  return { form: awaitingUploads(form), saving }
}
