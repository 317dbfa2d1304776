import { hasBundledLogo } from '#catalogue/brand/brand.ts'
import type { Theme } from '#catalogue/brand/palette.ts'
import { readBrandPicture } from '#catalogue/brand/picture.ts'
import { sharePages } from '#content/share-pages.ts'
import { useAgency } from '../shell/agency.tsx'
import { groundStyle } from './ground.ts'

interface Props {
  theme: Theme
  /** The settings' values. */
  logos: { brandLogo: string; brandLogoDark: string }
  /** Size classes. */
  fit: string
}

/** The header of a theme with the form's logos. */
export function ShownLogo({ theme, logos, fit }: Props) {
  const { operatorName } = useAgency()
  const light = readBrandPicture(logos.brandLogo)
  const dark = readBrandPicture(logos.brandLogoDark)
  if (light) {
    const shown = theme === 'dark' ? (dark ?? light) : light
    const plate = theme === 'dark' && !dark ? 'rounded-md bg-cream px-2 py-1' : ''
    return (
      <img
        src={`/${shown.path}`}
        alt={operatorName}
        className={`max-w-48 object-contain ${fit} ${plate}`}
      />
    )
  }
  if (!hasBundledLogo({ operatorName })) {
    return (
      <span className="line-clamp-2 font-display text-xl font-semibold break-words text-ink">
        {operatorName}
      </span>
    )
  }
  const file = theme === 'dark' ? 'logo-horizontal-on-dark' : 'logo-horizontal'
  return <img src={`/brand/${file}.svg`} alt={operatorName} className={`w-auto ${fit}`} />
}

export const LogoPlate = ({ theme, logos }: Pick<Props, 'theme' | 'logos'>) => (
  <div
    style={groundStyle(theme)}
    className="flex h-28 items-center justify-center rounded-xl border border-line bg-paper p-5"
  >
    <ShownLogo theme={theme} logos={logos} fit="max-h-16" />
  </div>
)

const bundledCover = `uploads/${sharePages.home.picture}.webp`

/** The background of a share card's text. */
export const ShareCover = ({ text }: { text: string }) => (
  <img
    src={`/${readBrandPicture(text)?.path ?? bundledCover}`}
    alt=""
    className="aspect-[1200/630] w-full rounded-xl border border-line object-cover"
  />
)
