import { ExternalLink } from 'lucide-react'

const search = 'https://www.google.com/maps/search/?api=1&query='

/** Where the hotel is, as a link to a search of the maps for just these words. */
export function Location({ address }: { address: string }) {
  return (
    <section id="location" className="detail-section">
      <h2 className="text-2xl">Location</h2>
      <p>
        <a
          href={search + encodeURIComponent(address)}
          target="_blank"
          rel="noopener"
          className="link"
        >
          {address}
          <ExternalLink aria-hidden="true" size={16} className="ml-1.5 inline align-[-0.1em]" />
          <span className="sr-only"> (map, opens in a new tab)</span>
        </a>
      </p>
    </section>
  )
}
