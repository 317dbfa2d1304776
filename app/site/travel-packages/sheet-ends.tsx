import { hasBundledLogo } from '#catalogue/brand/brand.ts'
import { LegalLines } from '../shell/legal-lines.tsx'
import { Logo } from '../shell/logo.tsx'
import { useSite } from '../site.ts'
import type { QrCode } from './qr.server.ts'

interface HeadProps {
  qr: QrCode
  address: string
}

/** The agency, and the current URL of the offer. */
export function SheetHeader({ qr, address }: HeadProps) {
  const site = useSite()
  return (
    <header className="sheet-head">
      <div>
        {hasBundledLogo(site) ? (
          <picture>
            <source
              media="screen and (prefers-color-scheme: dark)"
              srcSet="/brand/logo-horizontal-on-dark.svg"
            />
            <img src="/brand/logo-horizontal.svg" alt={site.operatorName} width={236} height={50} />
          </picture>
        ) : (
          <Logo />
        )}
        <Agency />
      </div>
      <figure>
        <svg
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          role="img"
          aria-label={`QR code of ${address}`}
          shapeRendering="crispEdges"
        >
          <path d={`M-4-4h${qr.size + 8}v${qr.size + 8}h-${qr.size + 8}z`} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <figcaption>
          Today’s price and dates: <a href={address}>{address}</a>
        </figcaption>
      </figure>
    </header>
  )
}

function Agency() {
  const { address, phone, email } = useSite()
  return (
    <address>
      {address && (
        <>
          {address}
          <br />
        </>
      )}
      {phone}
      <br />
      {email}
    </address>
  )
}

export const SheetFooter = () => (
  <footer className="sheet-foot">
    <LegalLines />
    <p>Nothing is booked until we have confirmed it in writing.</p>
  </footer>
)
