import type { FilmName } from '#server/media/topics.ts'
import { PlayButton } from './play-button.tsx'
import type { ShownFilm } from './stock-media.ts'
import type { useFilm } from './use-film.ts'

interface Props
  extends Pick<ReturnType<typeof useFilm>, 'video' | 'wanted' | 'playing' | 'toggle'> {
  film: FilmName
  stock?: ShownFilm
}

export function Film({ film, stock, video, wanted, playing, toggle }: Props) {
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
      <PlayButton
        playing={playing}
        toggle={toggle}
        what="film"
        className="script-only hero-button"
        size={20}
      />
    </>
  )
}
