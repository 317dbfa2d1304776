import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { readStored, store } from '../stored-text.ts'

const key = 'welcomeMuted'

/** Plays the welcome clip while the menu is open, unless the visitor muted it. */
export function WelcomeSound({ playing }: { playing: boolean }) {
  const [muted, setMuted] = useState(false)
  const isMuted = useRef(false)
  const audio = useRef<HTMLAudioElement>(undefined)
  useEffect(() => {
    isMuted.current = readStored(key) === '1'
    setMuted(isMuted.current)
  }, [])
  useEffect(() => {
    if (!playing || isMuted.current) return
    audio.current ??= createClip()
    audio.current.currentTime = 0
    play(audio.current)
    return () => audio.current?.pause()
  }, [playing])

  function toggle() {
    isMuted.current = !muted
    store(key, muted ? '0' : '1')
    setMuted(!muted)
    if (!muted) return audio.current?.pause()
    audio.current ??= createClip()
    play(audio.current)
  }

  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={muted}
      className="script-only sound-button"
    >
      {muted ? <VolumeX aria-hidden size={20} /> : <Volume2 aria-hidden size={20} />}
      Mute welcome music
    </button>
  )
}

function createClip() {
  const clip = new Audio()
  clip.src = clip.canPlayType('audio/ogg; codecs=opus')
    ? '/sound/welcome.ogg'
    : '/sound/welcome.mp3'
  return clip
}

function play(clip: HTMLAudioElement) {
  clip.play().catch((error) => {
    // The menu was closed before the clip had loaded.
    if (error.name !== 'AbortError') console.error('Error playing audio', error)
  })
}
