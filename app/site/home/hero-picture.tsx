/** In the order they are shown. Each has a landscape, and a portrait made for phones. */
export const heroPictures = ['dal-dawn', 'gulmarg', 'tulips', 'houseboat-dusk'] as const

const alts: Record<(typeof heroPictures)[number], string> = {
  'dal-dawn': 'A shikara glides across Dal Lake at sunrise.',
  gulmarg: 'Red gondola cabins climb over the snow of Gulmarg.',
  tulips: 'Rows of tulips lead to a pavilion below the mountains.',
  'houseboat-dusk': 'A houseboat with lit windows lies on the lake at dusk.',
}

const sources = (folder: string, name: string, widths: number[], format: string) =>
  widths.map((width) => `/${folder}/${name}-${width}.${format} ${width}w`).join(', ')

const portraitWidths = [480, 720, 900]
/** The picture covers the screen: on a narrow one its height decides how wide it is. */
const portraitSizes = 'max(100vw, 64vh)'
const landscapeSizes = 'max(100vw, 150vh)'

interface Props {
  name: (typeof heroPictures)[number]
  shown: boolean
  first: boolean
}

export function HeroPicture({ name, shown, first }: Props) {
  const portrait = { media: '(orientation: portrait)', sizes: portraitSizes }
  return (
    <picture className="hero-picture slide" data-shown={shown || undefined} aria-hidden={!shown}>
      <source
        {...portrait}
        type="image/avif"
        srcSet={sources('portraits', name, portraitWidths, 'avif')}
      />
      <source
        {...portrait}
        type="image/webp"
        srcSet={sources('portraits', name, portraitWidths, 'webp')}
      />
      <source
        type="image/avif"
        srcSet={sources('landscapes', name, [960, 1280, 1800], 'avif')}
        sizes={landscapeSizes}
      />
      <img
        src={`/landscapes/${name}.webp`}
        alt={alts[name]}
        width={1280}
        height={853}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}
