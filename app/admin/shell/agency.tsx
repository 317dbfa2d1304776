import { createContext, use, useState } from 'react'
import { hasBundledLogo, initialOf } from '#catalogue/brand/brand.ts'
import { readBrandPicture } from '#catalogue/brand/picture.ts'
import type { Settings } from '#catalogue/settings/setting.ts'

/** The agency's name and logos in the back office. */
type Agency = Pick<Settings, 'operatorName' | 'brandLogo' | 'brandLogoDark'>

interface AgencyState extends Agency {
  /** Called with saved values, since the frame's loader does not run again. */
  update: (agency: Agency) => void
}

const nobody: Agency = { operatorName: '', brandLogo: '', brandLogoDark: '' }
const AgencyContext = createContext<AgencyState>({ ...nobody, update: () => {} })

export const useAgency = () => use(AgencyContext)

export function AgencyProvider({
  agency,
  children,
}: {
  agency: Agency
  children: React.ReactNode
}) {
  const [known, update] = useState(agency)
  return <AgencyContext value={{ ...known, update }}>{children}</AgencyContext>
}

/** The window's title. */
export function ScreenTitle({ children }: { children: string }) {
  const { operatorName } = useAgency()
  return <title>{[children, operatorName].filter(Boolean).join(' | ')}</title>
}

interface LogoProps {
  shape: 'horizontal' | 'stacked'
  /** Height class. */
  height: string
}

/** The agency's logo, or its name. */
export function AgencyLogo({ shape, height }: LogoProps) {
  const agency = useAgency()
  const { operatorName, brandLogo } = agency
  if (brandLogo) return <OwnLogo height={height} />
  if (!hasBundledLogo(agency)) {
    const size = shape === 'stacked' ? 'text-3xl' : 'text-xl'
    return <span className={`font-display font-semibold break-words ${size}`}>{operatorName}</span>
  }
  const file = `/brand/logo-${shape}`
  return <Pictures light={file} dark={`${file}-on-dark`} alt={operatorName} height={height} />
}

/** The agency's own logo; on dark surfaces without a dark one, on a light plate. */
function OwnLogo({ height }: { height: string }) {
  const { operatorName, brandLogo, brandLogoDark } = useAgency()
  const light = readBrandPicture(brandLogo)
  const dark = readBrandPicture(brandLogoDark)
  if (!light) return null
  const picture = ({ path, width, height } = light) => ({ src: `/${path}`, width, height })
  const fit = `${height} w-auto max-w-48 object-contain object-left`
  const plate = dark ? '' : 'rounded-md bg-cream px-2 py-1'
  return (
    <>
      <img {...picture()} alt={operatorName} className={`${fit} dark:hidden`} />
      <img {...picture(dark)} alt={operatorName} className={`hidden ${fit} dark:block ${plate}`} />
    </>
  )
}

/** The agency's mark, or the first letter of its name. */
export function AgencyMark({ height }: { height: string }) {
  const agency = useAgency()
  if (hasBundledLogo(agency)) {
    return <Pictures light="/brand/mark-colour" dark="/brand/mark-on-dark" alt="" height={height} />
  }
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`${height} w-auto`}>
      <text x="24" y="41" fontSize="48" textAnchor="middle" className="fill-link font-display">
        {initialOf(agency.operatorName)}
      </text>
    </svg>
  )
}

interface PicturesProps {
  light: string
  dark: string
  alt: string
  height: string
}

const Pictures = ({ light, dark, alt, height }: PicturesProps) => (
  <>
    <img src={`${light}.svg`} alt={alt} className={`${height} w-auto dark:hidden`} />
    <img src={`${dark}.svg`} alt={alt} className={`hidden ${height} w-auto dark:block`} />
  </>
)
