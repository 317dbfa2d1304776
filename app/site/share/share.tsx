import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSite } from '../site.ts'

interface Props {
  title: string
  path: string
}

/** The device's share sheet if available; else, and without scripts, a small popover. */
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
        <Share2 aria-hidden size={18} />
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

/** Copies a URL; if the browser forbids it, shows the URL to copy by hand. */
function CopyLink({ url }: { url: string }) {
  const [message, setMessage] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setMessage('Link copied')
    } catch {
      setMessage(url)
    }
  }
  return (
    <>
      <button type="button" className="share-way script-only" onClick={copy}>
        Copy link
      </button>
      <p role="status" className="share-said">
        {message}
      </p>
    </>
  )
}
