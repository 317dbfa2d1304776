import { useSite } from '../site.ts'
import { socialIcons } from './social-icons.ts'

export function FollowUs() {
  const { facebookUrl, instagramUrl, youtubeUrl, xUrl } = useSite()
  const pages = [
    { name: 'Facebook', url: facebookUrl, icon: socialIcons.facebook },
    { name: 'Instagram', url: instagramUrl, icon: socialIcons.instagram },
    { name: 'YouTube', url: youtubeUrl, icon: socialIcons.youtube },
    { name: 'X', url: xUrl, icon: socialIcons.x },
  ].filter(({ url }) => url)
  return (
    <nav aria-label="Follow Us" className="max-sm:col-span-full">
      <h2 className="footer-title">Follow Us</h2>
      <ul className="flex flex-wrap gap-x-6 sm:flex-col">
        {pages.map(({ name, url, icon }) => (
          <li key={name}>
            <a href={url} rel="noopener" className="footer-link gap-3">
              <svg
                viewBox="0 0 24 24"
                width={20}
                height={20}
                fill="currentColor"
                fillRule="evenodd"
                aria-hidden="true"
              >
                <path d={icon} />
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
