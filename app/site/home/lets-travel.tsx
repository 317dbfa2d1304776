import { Film } from '../media/film.tsx'
import { MediaCredit } from '../media/media-credit.tsx'
import { PictureFiles } from '../media/picture.tsx'
import type { ShownFilm } from '../media/stock-media.ts'
import { useFilm } from '../media/use-film.ts'

/** The home page's film, on wide screens only. */
export function LetsTravel({ stock }: { stock?: ShownFilm }) {
  const { holding, ...playback } = useFilm()
  return (
    <section className="hero hero-strip lets-travel" aria-labelledby="lets-travel" {...holding}>
      <Poster stock={stock} />
      <Film film="home" stock={stock} {...playback} />
      <div className="page hero-text">
        <h2 id="lets-travel" className="text-5xl">
          LET'S TRAVEL
        </h2>
        {stock && <MediaCredit what="Film" credit={stock.credit} />}
      </div>
    </section>
  )
}

function Poster({ stock }: { stock?: ShownFilm }) {
  return (
    <picture className="hero-picture">
      {stock ? (
        <PictureFiles image={stock.poster} alt="" sizes="100vw" loading="lazy" />
      ) : (
        <>
          <source
            type="image/avif"
            srcSet="/films/home-poster-960.avif 960w, /films/home-poster-1280.avif 1280w"
            sizes="100vw"
          />
          <img src="/films/home-poster.webp" alt="" width={1280} height={720} loading="lazy" />
        </>
      )}
    </picture>
  )
}
