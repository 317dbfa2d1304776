import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

const pending = createStore(0)

/** Runs an upload; meanwhile the screen's form is not saved. */
export async function asPending<T>(upload: () => Promise<T>): Promise<T> {
  pending.change((count) => count + 1)
  try {
    return await upload()
  } finally {
    pending.change((count) => count - 1)
  }
}

const isUploading = () => pending.get() > 0

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
  const isPending = useSyncExternalStore(pending.subscribe, isUploading, () => false)
  const saving = isPending ? 'Sending the picture...' : undefined
  return { form: awaitingUploads(form), saving }
}
