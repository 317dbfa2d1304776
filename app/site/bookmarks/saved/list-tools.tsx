import { href } from 'react-router'
import type { CardData } from '../../card/card-data.ts'
import { WhatsappIcon } from '../../listing-page/contact-links.tsx'
import { Share } from '../../share/share.tsx'
import { useSite } from '../../site.ts'
import { idsLink } from '../read-ids.ts'
import { listEnquiry } from './list-enquiry.ts'

interface Props {
  cards: CardData[]
  children?: React.ReactNode
}

/** Actions on a whole list: ask the agency about it, or share it. */
export function ListTools({ cards, children }: Props) {
  const site = useSite()
  const path = idsLink(
    href('/saved'),
    cards.map(({ id }) => id),
  )
  return (
    <div className="list-tools">
      <p className="text-lg text-ink-muted">
        {cards.length} {cards.length === 1 ? 'listing' : 'listings'}
      </p>
      <a href={listEnquiry(site, cards)} className="button button-primary">
        <WhatsappIcon /> {cards.length === 1 ? 'Ask about it' : `Ask about all ${cards.length}`} on
        WhatsApp
      </a>
      <Share title="Our list for Kashmir" path={path} />
      {children}
    </div>
  )
}
