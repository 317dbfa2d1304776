import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FilmName } from '#server/media/topics.ts'
import type { ShownFilm } from '../listing/stock-media.ts'
import { isGenerous } from '../shell/is-generous.ts'

interface Props {
  film: FilmName
  /** Plays in its stead. */
  stock?: ShownFilm
}

/** Loads and plays by itself on a wide screen with a good line; elsewhere only when it is asked for. */
export function Film({ film, stock }: Props) {
  const [playing, setPlaying] = useState(false)
  const [wanted, setWanted] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!isGenerous()) return
    setWanted(true)
    setPlaying(true)
  }, [])
  useEffect(() => {
    if (!wanted || !video.current) return
    if (playing) video.current.play().catch(() => setPlaying(false))
    else video.current.pause()
  }, [playing, wanted])

  function toggle() {
    setWanted(true)
    setPlaying(!playing)
  }

  return (
    <>
      {wanted && (
        <video ref={video} className="hero-film" muted loop playsInline>
          {!stock && (
            <source src={`/films/${film}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
          )}
          <source src={stock?.src ?? `/films/${film}.mp4`} type="video/mp4" />
        </video>
      )}
      <button
        type="button"
        onClick={toggle}
        className="script-only hero-button"
        aria-label={playing ? 'Pause the film' : 'Play the film'}
      >
        {playing ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
      </button>
    </>
  )
}
