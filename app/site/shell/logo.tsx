import { hasBundledLogo, initialOf } from '#catalogue/brand/brand.ts'
import { useSite } from '../site.ts'

/** The mark and wordmark, in the text's colour except sun and water; another agency's name as text. */
export function Logo({ className = '' }: { className?: string }) {
  const site = useSite()
  if (site.look?.logos) {
    return (
      <span className="own-logo">
        {site.look.logos.map((logo) => (
          <img key={logo.className} alt={site.operatorName} {...logo} />
        ))}
      </span>
    )
  }
  if (!hasBundledLogo(site)) return <span className="logo-name">{site.operatorName}</span>
  return (
    <span className={`logo ${className}`}>
      <Mark />
      <span className="logo-word" />
    </span>
  )
}

/** The mark, or the first letter of another agency's name. */
export function Mark({ className = '' }: { className?: string }) {
  const site = useSite()
  if (!hasBundledLogo(site)) {
    return (
      <svg viewBox="0 0 48 48" aria-hidden className={`mark ${className}`}>
        <text x="24" y="41" fontSize="48" textAnchor="middle" className="mark-letter">
          {initialOf(site.operatorName)}
        </text>
      </svg>
    )
  }
  return (
    <svg viewBox="60 26 390 468" aria-hidden className={`mark ${className}`}>
      <path
        className="mark-drop"
        fillRule="evenodd"
        d="M434 81C384 29 306 23 248 59 154 117 78 223 78 329c0 92 80 160 178 160s178-70 178-158c0-60-32-92-76-113-48-23-76-67-52-105 22-36 74-52 128-32M230 203 114 349q142-17 284 0l-60-82-31 37Z"
      />
      <path
        className="mark-sun"
        d="M116 378c36 19 94 27 148 25 60-2 104-14 140-40-16 40-68 67-142 69-70 2-124-19-146-54m80 79c38-7 84-7 122-1-38 10-84 10-122 1m144-311a40 40 0 1 0 80 0 40 40 0 1 0-80 0"
      />
    </svg>
  )
}
