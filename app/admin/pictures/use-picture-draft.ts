import { useEffect, useRef, useState } from 'react'
import type { Picture } from './picture.ts'
import { deletePictures, readPictures, savePictures } from './picture-drafts.ts'
import { draftOf, merged } from './restore-pictures.ts'

const pauseMs = 400

interface Options {
  /** Names the draft on this device; absent keeps none. */
  draftKey?: string | 0
  /** That of the record that is changed. */
  version?: number
  /** Those that the server has. */
  kept: Picture[]
  pictures: Picture[]
  /** Whether they differ from those of the server. */
  isChanged: boolean
  onRestore: (pictures: Picture[]) => void
}

/** Keeps the pictures of a form on this device until they are saved. Says since when, once they are back. */
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
      const { kept, version, onRestore } = latest.current
      if (draft) onRestore(merged(draft, kept, version))
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
