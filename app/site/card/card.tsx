import { MapPin } from 'lucide-react'
import { createContext, use } from 'react'
import { SiteLink } from '../../ui/site-link.tsx'
import { useTurn } from '../../ui/use-turn.ts'
import { CompareButton } from '../bookmarks/compare-button.tsx'
import { SaveButton } from '../bookmarks/save-button.tsx'
import { BookByChatLink, CallLink, WhatsappLink } from '../listing-page/contact-links.tsx'
import { Price } from '../listing-page/listing-price.tsx'
import { VehicleFacts } from '../listing-page/vehicle-facts.tsx'
import { NoPicture } from '../media/no-picture.tsx'
import { Picture } from '../media/picture.tsx'
import type { CardData } from './card-data.ts'

export interface CardProps {
  card: CardData
  /** Heading level, below the list's heading. */
  level?: 2 | 3
  sizes?: string
  first?: boolean
}

/** The HTML of a card's content; only on the server. */
export const CardMarkupContext = createContext<((props: CardProps) => string) | undefined>(
  undefined,
)

/** Phones have up to three device pixels per CSS pixel; two look as good at half the bytes. */
const gridSizes = '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 54vw'

/** A listing in a list: one link covers it, with the contact links below a tear line. */
const WholeCard = (props: CardProps) => (
  <article className="card">
    <CardContent {...props} />
  </article>
)

/** The same, with content that the server renders once for all pages that show it. */
function ServerCard(props: CardProps) {
  const markup = use(CardMarkupContext)
  // React adds a preload to the page for a picture that is loaded first.
  if (!markup || props.first) return <WholeCard {...props} />
  return <article className="card" dangerouslySetInnerHTML={{ __html: markup(props) }} />
}

export const Card = import.meta.env.SSR ? ServerCard : WholeCard

export function CardContent({ card, level = 3, sizes = gridSizes, first }: CardProps) {
  const { title, path, badge, place, summary, image, vehicle, unsold } = card
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <div className="card-picture">
        {image ? <Picture image={image} sizes={sizes} widest={960} first={first} /> : <NoPicture />}
      </div>
      <div className="card-text">
        {badge && <p className="badge">{badge}</p>}
        <Heading className="text-xl">
          <SiteLink to={path} className="card-link" viewTransition>
            {title}
          </SiteLink>
        </Heading>
        {place && (
          <p className="card-place">
            <MapPin aria-hidden size={16} /> <bdi className="line-clamp-2">{place}</bdi>
          </p>
        )}
        {summary && <p className="line-clamp-3 text-sm text-ink-muted">{summary}</p>}
        {vehicle && <VehicleFacts vehicle={vehicle} />}
        <div className="mt-auto pt-2">
          <Price listing={card} />
        </div>
      </div>
      {!unsold && <CardTools card={card} />}
      {!unsold && (
        <div className="card-actions">
          <CallLink about={card} className="card-action" />
          {vehicle ? (
            <BookByChatLink about={card} className="card-action" />
          ) : (
            <>
              <WhatsappLink about={card} className="card-action" />
              <SiteLink
                to={path}
                viewTransition
                className="card-action card-action-main"
                aria-label={`View Details of ${title}`}
              >
                View Details
              </SiteLink>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** The bookmark buttons of a card. They overlay the picture, so nothing moves when scripts add them. */
function CardTools({ card }: { card: CardData }) {
  if (!useTurn()) return null
  return (
    <div className="card-tools">
      {card.kind === 'TravelPackage' && <CompareButton about={card} className="card-tool" />}
      <SaveButton about={card} className="card-tool" />
    </div>
  )
}
