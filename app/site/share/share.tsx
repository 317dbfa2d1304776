import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { useSite } from '../site.ts'
import { CopyLink } from './copy-link.tsx'

interface Props {
  title: string
  path: string
}

/** The device's own sheet where there is one; else, and without scripts, a small popover. */
export function Share({ title, path }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  const url = useSite().publicUrl + path
  const text = encodeURIComponent(`${title}\n${url}`)

  function share(event: React.MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    navigator.share({ title, url }).catch(({ name }) => {
      if (name !== 'AbortError') popover.current?.showPopover()
    })
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="share"
        className="listing-tool share-button"
        onClick={share}
      >
        <Share2 aria-hidden="true" size={18} />
        Share
      </button>
      <div id="share" popover="auto" ref={popover} className="share">
        <p className="share-title">Share “{title}”</p>
        <CopyLink url={url} />
        <a href={`https://wa.me/?text=${text}`} className="share-way">
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} className="share-way">
          E-mail
        </a>
      </div>
    </>
  )
}
