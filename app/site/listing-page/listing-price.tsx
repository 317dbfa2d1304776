import type { KindName } from '#catalogue/kinds.ts'
import { rupees } from '#catalogue/prices/money.ts'
import { isOnRequest, onRequest } from '#catalogue/prices/price.ts'
import { taxWords } from '../shell/legal-lines.tsx'
import { type Site, useSite } from '../site.ts'
import { howToAsk, oldPriceOf } from './price-text.ts'

interface Props {
  listing: {
    kind: KindName
    price: number
    oldPrice: number | null
    priceUnit: string
    unsold?: true
  }
  className?: string
}

/**
 * The price with its unit, and the old price struck through and announced as such; or that it is on
 * request. Nothing for kinds that are not sold.
 */
export function Price({ listing, className = 'price-main' }: Props) {
  const site = useSite()
  if (listing.unsold) return null
  if (isOnRequest(listing))
    return <p className="font-display text-lg leading-tight font-semibold">{onRequest}</p>
  const old = oldPriceOf(listing, site.oldPriceMarkup)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">Price </span>
      <span className={`font-display font-semibold ${className}`}>{rupees(listing.price)}</span>
      <span className="text-sm text-ink-muted">
        {' '}
        {basisOf(site, listing)}
        {old !== undefined && (
          <>
            <span className="sr-only">, old price</span>{' '}
            <s className="text-ink-subtle">{rupees(old)}</s>
          </>
        )}
      </span>
    </p>
  )
}

/** The price within a line of text: 'Price per night: ₹5,200'. */
export function PriceLine({ listing }: Pick<Props, 'listing'>) {
  const site = useSite()
  if (isOnRequest(listing)) return <p className="mt-[0.9em]">{`${onRequest}: ${howToAsk}`}</p>
  return (
    <p className="mt-[0.9em]">
      Price {basisOf(site, listing)}: <strong>{rupees(listing.price)}</strong>
    </p>
  )
}

/** The unit of a price, by settings or default, and whether tax is included. */
export const basisOf = (
  site: Site,
  { kind, priceUnit }: Pick<Props['listing'], 'kind' | 'priceUnit'>,
) => (site[`priceBasis${kind}`] || priceUnit) + taxWords[site.taxIncluded]
