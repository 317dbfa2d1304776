import type { FilmName } from '#server/media/topics.ts'
import type { ListData } from '../list-page/load-list.ts'
import { Film } from './film.tsx'
import { MediaCredit } from './media-credit.tsx'
import { PictureFiles } from './picture.tsx'
import type { ShownFilm } from './stock-media.ts'
import { useFilm } from './use-film.ts'

interface Props {
  /** The bundled film, used without a stock one. */
  film: FilmName
  /** Its stock film; results of a search leave less space. */
  list: Pick<ListData, 'film' | 'results'>
  title: string
  lead: string
  tall?: boolean
  /** The horizontal part of the bundled film shown on narrow screens, from the left. */
  focus?: `${number}%`
}

/** A film behind the title of a page; its first frame is shown until it plays. */
export function FilmHero({ film, list, title, lead, focus, tall = false }: Props) {
  const stock = list.film
  const compact = list.results !== undefined
  const { holding, ...playback } = useFilm()
  const size = compact ? 'hero-compact' : tall ? 'hero-tall' : 'hero-strip'
  return (
    <section
      className={`hero ${size}`}
      style={{ '--crop': stock ? undefined : focus } as React.CSSProperties}
      {...holding}
    >
      {stock ? <StockPoster film={stock} /> : <Poster film={film} />}
      {!compact && <Film film={film} stock={stock} {...playback} />}
      <div className="page hero-text">
        <h1 className={compact ? 'text-3xl' : 'text-5xl'}>{title}</h1>
        {!compact && <p className="max-w-xl text-lg">{lead}</p>}
        {stock && <MediaCredit what="Film" credit={stock.credit} />}
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
        // On phones a poster needs fewer pixels than the screen has.
        sizes="(max-width: 40rem) 80vw, 100vw"
      />
      <img src={`${poster}.webp`} alt="" width={1280} height={720} fetchPriority="high" />
    </picture>
  )
}

function StockPoster({ film: { poster } }: { film: ShownFilm }) {
  return (
    <picture className="hero-picture">
      <PictureFiles image={poster} alt="" sizes="100vw" fetchPriority="high" />
    </picture>
  )
}
