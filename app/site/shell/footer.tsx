import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { hasBundledLogo } from '#catalogue/brand/brand.ts'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'
import { SocialIcon } from '../listing-page/contact-links.tsx'
import { dial, useSite } from '../site.ts'
import { LegalLines } from './legal-lines.tsx'
import { Logo } from './logo.tsx'
import { help, type NavItem } from './nav.ts'
import { ShellPart } from './shell-part.tsx'

export const Footer = () => (
  <ShellPart as="footer" part="footer" className="site-footer">
    <FooterContent />
  </ShellPart>
)

export function FooterContent() {
  const site = useSite()
  const { operatorName, phone, email, address, year, services } = site
  return (
    <>
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-8 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-4 max-lg:col-span-full sm:max-lg:flex-row sm:max-lg:items-center sm:max-lg:gap-10">
          {hasBundledLogo(site) ? (
            <img
              src="/brand/logo-stacked-on-dark.svg"
              alt={operatorName}
              width={150}
              height={187}
              loading="lazy"
            />
          ) : (
            <Logo />
          )}
          <address className="[line-height:2]">
            {address && (
              <>
                {address}
                <br />
              </>
            )}
            <a href={dial(phone)}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </address>
        </div>
        <Column title="Our Services" items={services} />
        <Column title="Help" items={help} />
        <FollowUs />
      </div>
      <div className="page footer-end">
        <div className="flex flex-col gap-1">
          <LegalLines />
          <p>
            © {year} {operatorName}. Drawn pictures are illustrations.
          </p>
        </div>
        <EnhancedLink href="#top" instead={toTop} className="to-top">
          <ArrowUp aria-hidden size={18} /> Back to top
        </EnhancedLink>
      </div>
    </>
  )
}

function Column({ title, items }: { title: string; items: NavItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {items.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toTop() {
  window.scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}

function FollowUs() {
  const { facebookUrl, instagramUrl, youtubeUrl, xUrl } = useSite()
  const pages = [
    { name: 'Facebook', url: facebookUrl, icon: 'facebook' as const },
    { name: 'Instagram', url: instagramUrl, icon: 'instagram' as const },
    { name: 'YouTube', url: youtubeUrl, icon: 'youtube' as const },
    { name: 'X', url: xUrl, icon: 'x' as const },
  ].filter(({ url }) => url)
  if (pages.length === 0) return null
  return (
    <nav aria-label="Follow Us" className="max-sm:col-span-full">
      <h2 className="footer-title">Follow Us</h2>
      <ul className="flex flex-wrap gap-x-6 sm:flex-col">
        {pages.map(({ name, url, icon }) => (
          <li key={name}>
            <a href={url} rel="noopener" className="footer-link gap-3">
              <SocialIcon name={icon} size={20} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
