import { useEffect, useRef, useState } from 'react'
import type { Picture } from './picture.ts'
import { deletePictures, readPictures, savePictures } from './picture-drafts.ts'
import { draftOf, merged } from './restore-pictures.ts'

const pauseMs = 400

interface Options {
  /** The draft's key on this device; if absent, none is stored. */
  draftKey?: string | 0
  /** The version of the record. */
  version?: number
  /** The existing ones. */
  existing: Picture[]
  pictures: Picture[]
  /** Whether they differ from the existing ones. */
  isChanged: boolean
  onRestore: (pictures: Picture[]) => void
}

/**
 * Stores the pictures of a form on this device until they are saved. Returns when restored ones
 * were stored.
 */
export function usePictureDraft(options: Options): string | undefined {
  const { draftKey, version, pictures, isChanged } = options
  const [restoredFrom, setRestoredFrom] = useState<string>()
  const [isRead, setRead] = useState(false)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    let isGone = false
    async function restore() {
      const draft = draftKey ? await readPictures(draftKey) : undefined
      if (isGone) return
      const { existing, version, onRestore } = latest.current
      if (draft) onRestore(merged(draft, existing, version))
      setRestoredFrom(draft?.at)
      setRead(true)
    }
    restore()
    return () => {
      isGone = true
    }
  }, [draftKey])

  useEffect(() => {
    if (!draftKey || !isRead) return
    if (!isChanged) return void deletePictures(draftKey)
    const keep = () => savePictures(draftOf(draftKey, pictures, version))
    const timer = setTimeout(keep, pauseMs)
    return () => clearTimeout(timer)
  }, [draftKey, isRead, pictures, isChanged, version])

  return restoredFrom
}
