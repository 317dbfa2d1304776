import { rupees } from '#catalogue/prices/money.ts'
import { isOnRequest, onRequest } from '#catalogue/prices/price.ts'
import { basisOf, type Price } from '../listing-page/price.tsx'
import { howToAsk } from '../listing-page/price-text.ts'
import { useSite } from '../site.ts'

type Props = Pick<React.ComponentProps<typeof Price>, 'listing'>

/** The price within a line of text: 'Price per night: ₹5,200'. */
export function PriceLine({ listing }: Props) {
  const site = useSite()
  if (isOnRequest(listing)) return <p className="mt-[0.9em]">{`${onRequest}: ${howToAsk}`}</p>
  return (
    <p className="mt-[0.9em]">
      Price {basisOf(site, listing)}: <strong>{rupees(listing.price)}</strong>
    </p>
  )
}
