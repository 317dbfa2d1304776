import { type ComponentType, useEffect, useState } from 'react'
import type { Popup } from './offer.ts'
import type { OfferProps } from './offer-popup.tsx'
import { usePopup } from './use-popup.ts'

/**
 * Shows the seasonal offer automatically, loading its code then. It never takes the focus. The
 * element around it is always there: a new sibling would make the browser restyle all sections.
 */
export function OfferPlace({ popup }: { popup: Popup }) {
  const { shown, ...offer } = usePopup(popup)
  const [Offer, setOffer] = useState<ComponentType<OfferProps>>()
  useEffect(() => {
    if (!shown) return
    const come = (part: typeof import('./offer-popup.tsx')) => setOffer(() => part.default)
    import('./offer-popup.tsx').then(come, () => {})
  }, [shown])
  return <div>{shown && Offer && <Offer popup={popup} {...offer} />}</div>
}
