import { Empty } from '../../card/card-grid.tsx'
import { ServiceLinks } from '../../shell/service-links.tsx'

/** The empty state: how to save listings, and links to lists. */
export function NothingSaved({ text = 'Nothing saved yet' }: { text?: string }) {
  return (
    <div className="page grid gap-6 py-8">
      <Empty text={text}>
        Tap the heart on anything you like. It stays here, in this browser, until you remove it.
        Then ask us about everything at once.
      </Empty>
      <nav aria-label="Start browsing">
        <ServiceLinks />
      </nav>
    </div>
  )
}
