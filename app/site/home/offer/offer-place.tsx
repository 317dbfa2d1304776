import { Suspense } from 'react'
import { optional } from '../../../ui/optional.ts'
import type { Popup } from './offer.ts'
import { usePopup } from './use-popup.ts'

const Offer = optional(() => import('./offer-popup.tsx'))

/**
 * Shows the seasonal offer automatically, loading its code then. It never takes the focus. The
 * element around it is always there: a new sibling would make the browser restyle all sections.
 */
export function OfferPlace({ popup }: { popup: Popup }) {
  const { shown, ...offer } = usePopup(popup)
  return (
    <div>
      {shown && (
        <Suspense>
          <Offer popup={popup} {...offer} />
        </Suspense>
      )}
    </div>
  )
}
