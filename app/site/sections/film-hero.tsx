import { Film } from './film.tsx'

export type FilmName =
  | 'adventure'
  | 'event'
  | 'home'
  | 'photography'
  | 'transportation'
  | 'travel-packages'
  | 'wellness'

interface Props {
  film: FilmName
  title: string
  lead?: string
  /** Fills the screen. */
  tall?: boolean
  /** Which part of the film a narrow screen shows, from the left. */
  focus?: `${number}%`
  /** Leaves the screen to what a search found. */
  compact?: boolean
}

/** A film behind the title of a page; its first frame stands until, and unless, it plays. */
export function FilmHero({ film, title, lead, focus, tall = false, compact = false }: Props) {
  const size = compact ? 'hero-compact' : tall ? 'hero-tall' : 'hero-strip'
  return (
    <section className={`hero ${size}`} style={{ '--focus': focus } as React.CSSProperties}>
      <Poster film={film} />
      {!compact && <Film film={film} />}
      <div className="page hero-text">
        <h1 className={compact ? 'text-3xl' : 'text-5xl'}>{title}</h1>
        {lead && !compact && <p className="max-w-xl text-lg">{lead}</p>}
      </div>
    </section>
  )
}

const widths = [640, 960, 1280]

function Poster({ film }: { film: FilmName }) {
  const poster = `/films/${film}-poster`
  return (
    <picture className="hero-picture">
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${poster}-${width}.avif ${width}w`).join(', ')}
        sizes="100vw"
      />
      <img src={`${poster}.webp`} alt="" width={1280} height={720} fetchPriority="high" />
    </picture>
  )
}
