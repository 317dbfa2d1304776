import { isOnRequest, onRequest } from '#catalogue/price.ts'
import { howToAsk, rupees } from '../listing/price.ts'
import { useSite } from '../site.ts'
import { basisOf, type Price } from './price.tsx'

type Props = Pick<React.ComponentProps<typeof Price>, 'listing'>

/** The price as a sentence of the text it stands in: 'Price per night: ₹5,200'. */
export function PriceLine({ listing }: Props) {
  const site = useSite()
  if (isOnRequest(listing)) return <p className="mt-[0.9em]">{`${onRequest}: ${howToAsk}`}</p>
  return (
    <p className="mt-[0.9em]">
      Price {basisOf(site, listing)}: <strong>{rupees(listing.price)}</strong>
    </p>
  )
}
