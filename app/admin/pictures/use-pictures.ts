import { useEffect, useRef, useState } from 'react'
import type { WirePicture } from '../api/wire.ts'
import { keptPicture, type Picture, progressOf } from './picture.ts'

const order = (pictures: Picture[]) => pictures.map(({ key }) => key).join()

/** The pictures of a form, and how much of each has been sent. */
export function usePictures(stored: WirePicture[] = []) {
  const [kept] = useState(() => stored.map(keptPicture))
  const [pictures, setPictures] = useState(kept)
  const [sent, setSent] = useState<number>()
  useRevoke(pictures)
  return {
    pictures,
    setPictures,
    isChanged: order(pictures) !== order(kept),
    /** Of all files together, from 0 to 1; undefined when none is being sent. */
    sentPart: sent === undefined ? undefined : partOf(pictures, sent),
    progress: sent === undefined ? undefined : progressOf(pictures, sent),
    /** Bytes sent so far; undefined when nothing is being sent. */
    setSent,
  }
}

function partOf(pictures: Picture[], sent: number): number | undefined {
  const bytes = pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  return bytes > 0 ? Math.min(1, sent / bytes) : undefined
}

/** Previews hold their files in memory until they are let go. */
function useRevoke(pictures: Picture[]) {
  const shown = useRef(pictures)
  shown.current = pictures
  useEffect(
    () => () => {
      for (const { file, src } of shown.current) if (file) URL.revokeObjectURL(src)
    },
    [],
  )
}
