import { createContext, use, useState } from 'react'
import { hasBundledLogo, initialOf } from '#catalogue/brand/brand.ts'

/** What the back office shows of whose it is. */
export interface Agency {
  operatorName: string
}

interface AgencyState extends Agency {
  /** Called with what was saved: the loader of the frame is not asked again. */
  rename: (operatorName: string) => void
}

const AgencyContext = createContext<AgencyState>({ operatorName: '', rename: () => {} })

export const useAgency = () => use(AgencyContext)

export function AgencyProvider({
  agency,
  children,
}: {
  agency: Agency
  children: React.ReactNode
}) {
  const [operatorName, rename] = useState(agency.operatorName)
  return <AgencyContext value={{ operatorName, rename }}>{children}</AgencyContext>
}

/** The window's title. */
export function ScreenTitle({ children }: { children: string }) {
  const { operatorName } = useAgency()
  return <title>{[children, operatorName].filter(Boolean).join(' | ')}</title>
}

interface LogoProps {
  shape: 'horizontal' | 'stacked'
  /** Its height, as a class. */
  height: string
}

/** The agency's logo, or its name. */
export function AgencyLogo({ shape, height }: LogoProps) {
  const agency = useAgency()
  const { operatorName } = agency
  if (!hasBundledLogo(agency)) {
    const size = shape === 'stacked' ? 'text-3xl' : 'text-xl'
    return <span className={`font-display font-semibold break-words ${size}`}>{operatorName}</span>
  }
  const file = `/brand/logo-${shape}`
  return <Pictures light={file} dark={`${file}-on-dark`} alt={operatorName} height={height} />
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
