import { hasBundledLogo, readBrandPicture } from '#catalogue/brand/brand.ts'
import type { Theme } from '#catalogue/brand/palette.ts'
import { useAgency } from '../shell/agency.tsx'

interface Props {
  theme: Theme
  /** As the settings hold them. */
  logos: { brandLogo: string; brandLogoDark: string }
  /** Its size, as classes. */
  fit: string
}

/** What stands in a header of that theme with the logos that are in the form. */
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
      <span className="font-display text-xl font-semibold break-words text-ink">
        {operatorName}
      </span>
    )
  }
  const file = theme === 'dark' ? 'logo-horizontal-on-dark' : 'logo-horizontal'
  return <img src={`/brand/${file}.svg`} alt={operatorName} className={`w-auto ${fit}`} />
}
