import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { whatsappLink } from '../../listing-page/whatsapp.ts'
import { savesData } from '../../media/may-autoplay.ts'
import { useSite } from '../../site.ts'
import { Countdown } from './countdown.tsx'
import type { Popup } from './offer.ts'
import type { usePopup } from './use-popup.ts'

export interface OfferProps extends Omit<ReturnType<typeof usePopup>, 'shown'> {
  popup: Popup
}

export default function OfferPopup({ popup, endsAt, close, holding }: OfferProps) {
  const site = useSite()
  const { title, text, button, chatText, url } = popup
  const ref = useRef<HTMLElement>(null)
  useReturnedFocus(ref)
  return (
    <aside ref={ref} className="offer" aria-labelledby="offer-title" {...holding}>
      {!savesData() && (
        <picture>
          <source type="image/avif" srcSet="/uploads/tulips-400.avif" />
          <img src="/uploads/tulips-400.webp" alt="" width={400} height={267} />
        </picture>
      )}
      <button type="button" onClick={close} className="offer-close" aria-label="Close the offer">
        <X aria-hidden size={22} />
      </button>
      <div className="offer-text">
        <h2 id="offer-title" className="text-2xl">
          {title}
        </h2>
        <p className="text-sm">{text}</p>
        <Countdown endsAt={endsAt} />
        <a
          href={url || whatsappLink({ ...site, whatsappText: chatText })}
          className="button button-accent"
        >
          {button}
        </a>
      </div>
    </aside>
  )
}

/** Closed from the keyboard, it returns the focus to the page. */
function useReturnedFocus(ref: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const popup = ref.current
    return () => {
      if (!popup?.contains(document.activeElement)) return
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [ref])
}
