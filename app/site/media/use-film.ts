import { useEffect, useRef, useState } from 'react'
import { mayAutoplay } from './may-autoplay.ts'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

/** A film that loads and plays automatically where `mayAutoplay`; pauses under pointer or focus. */
export function useFilm() {
  const [playing, setPlaying] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { held, holding, release } = useHoverOrFocus()
  const video = useRef<HTMLVideoElement>(null)
  const moving = playing && !held

  useEffect(() => {
    if (!mayAutoplay()) return
    setWanted(true)
    setPlaying(true)
  }, [])
  useEffect(() => {
    if (!wanted || !video.current) return
    if (moving) startFilm(video.current, setPlaying)
    else video.current.pause()
  }, [moving, wanted])

  function toggle() {
    setWanted(true)
    setPlaying(!playing)
    release()
  }

  return { video, wanted, playing, holding, toggle }
}

export const startFilm = (
  film: Pick<HTMLVideoElement, 'play'>,
  setPlaying: (playing: boolean) => void,
) =>
  film.play().catch(({ name }) => {
    // Pausing before playback began is no refusal.
    if (name !== 'AbortError') setPlaying(false)
  })
