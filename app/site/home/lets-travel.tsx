import { Film } from '../sections/film.tsx'

/** The home page's film, on screens wide enough for it. */
export function LetsTravel() {
  return (
    <section className="hero hero-strip lets-travel" aria-labelledby="lets-travel">
      <picture className="hero-picture">
        <source
          type="image/avif"
          srcSet="/films/home-poster-960.avif 960w, /films/home-poster-1280.avif 1280w"
          sizes="100vw"
        />
        <img src="/films/home-poster.webp" alt="" width={1280} height={720} loading="lazy" />
      </picture>
      <Film film="home" />
      <h2 id="lets-travel" className="page hero-text text-5xl">
        LET'S TRAVEL
      </h2>
    </section>
  )
}
