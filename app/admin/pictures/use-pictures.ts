import { useEffect, useRef, useState } from 'react'
import type { WirePicture } from '#server/wire/schemas.ts'
import { fingerprint, type Picture, progressOf, storedPicture } from './picture.ts'
import { deletePictures } from './picture-drafts.ts'
import { usePictureDraft } from './use-picture-draft.ts'

/** A record with pictures; absent for a new one. */
interface Pictured {
  pictures?: WirePicture[]
  version?: number
  /** What its pictures are described with where they have no text of their own. */
  title?: unknown
  name?: unknown
}

/** The pictures of a form, kept on this device under the key, and how much of each has been sent. */
export function usePictures(draftKey: string | 0 | undefined, record: Pictured = {}) {
  const { version, title = record.name ?? '' } = record
  const [kept] = useState(() =>
    (record.pictures ?? []).map((picture) => storedPicture(picture, String(title))),
  )
  const [pictures, setPictures] = useState(kept)
  const [sent, setSent] = useState<number>()
  const [isDone, setDone] = useState(false)
  const isDirty = !isDone && fingerprint(pictures) !== fingerprint(kept)
  useRevoke(pictures)
  const draft = { draftKey, version, kept, pictures, isChanged: isDirty, onRestore: setPictures }
  const restoredFrom = usePictureDraft(draft)
  return {
    pictures,
    setPictures,
    isDirty,
    /** When the pictures that came back were last changed. */
    restoredFrom: isDirty ? restoredFrom : undefined,
    /** Of all files together, from 0 to 1; undefined when none is being sent. */
    sentPart: sent === undefined ? undefined : partOf(pictures, sent),
    progress: sent === undefined ? undefined : progressOf(pictures, sent),
    /** Bytes sent so far; undefined when nothing is being sent. */
    setSent,
    /** Nothing of them is worth keeping any more. */
    finish() {
      setDone(true)
      // Another form may stand in its place by now, which knows nothing of this one's draft.
      if (draftKey) deletePictures(draftKey)
    },
  }
}

/** How much of the files was sent, from 0 to 1; undefined where there are none. */
export function partOf(pictures: Picture[], sent: number): number | undefined {
  const bytes = pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  return bytes > 0 ? Math.min(1, sent / bytes) : undefined
}

/** Previews hold their files in memory until they are let go. */
export function useRevoke(pictures: Picture[]) {
  const shown = useRef<string[]>([])
  useEffect(() => {
    const now = pictures.flatMap(({ file, src }) => (file ? src : []))
    revoke(shown.current.filter((src) => !now.includes(src)))
    shown.current = now
  }, [pictures])
  useEffect(() => () => revoke(shown.current), [])
}

function revoke(sources: string[]) {
  for (const src of sources) URL.revokeObjectURL(src)
}
