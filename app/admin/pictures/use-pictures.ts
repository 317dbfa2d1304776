import { useEffect, useRef, useState } from 'react'
import type { WirePicture } from '#server/wire/schemas.ts'
import { fingerprint, type Picture, progressOf, storedPicture } from './picture.ts'
import { deletePictures } from './picture-drafts.ts'
import { usePictureDraft } from './use-picture-draft.ts'

/** A record with pictures; absent for a new one. */
interface Pictured {
  pictures?: WirePicture[]
  version?: number
  /** Describes its pictures without a text. */
  title?: unknown
  name?: unknown
}

/** The pictures of a form, stored on this device under the key, and their upload progress. */
export function usePictures(draftKey: string | 0 | undefined, record: Pictured = {}) {
  const { version, title = record.name ?? '' } = record
  const [existing] = useState(() =>
    (record.pictures ?? []).map((picture) => storedPicture(picture, String(title))),
  )
  const [pictures, setPictures] = useState(existing)
  const [sent, setSent] = useState<number>()
  const [isDone, setDone] = useState(false)
  const isDirty = !isDone && fingerprint(pictures) !== fingerprint(existing)
  useRevoke(pictures)
  const draft = {
    draftKey,
    version,
    existing,
    pictures,
    isChanged: isDirty,
    onRestore: setPictures,
  }
  const restoredFrom = usePictureDraft(draft)
  return {
    pictures,
    setPictures,
    isDirty,
    /** When the restored pictures were last changed. */
    restoredFrom: isDirty ? restoredFrom : undefined,
    /** Of all files together, from 0 to 1; undefined when nothing is being uploaded. */
    sentPart: sent === undefined ? undefined : partOf(pictures, sent),
    progress: sent === undefined ? undefined : progressOf(pictures, sent),
    /** Uploaded bytes; undefined when nothing is being uploaded. */
    setSent,
    /** The draft can be deleted. */
    finish() {
      setDone(true)
      // Another form may have replaced it, without this one's draft.
      if (draftKey) deletePictures(draftKey)
    },
  }
}

/** Upload progress of all files, from 0 to 1; undefined if there are none. */
export function partOf(pictures: Picture[], sent: number): number | undefined {
  const bytes = pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  return bytes > 0 ? Math.min(1, sent / bytes) : undefined
}

/** Previews hold their files in memory until revoked. */
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
