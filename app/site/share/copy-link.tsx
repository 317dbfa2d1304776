import { useState } from 'react'

/** Copies an address; where the browser forbids it, shows the address to be copied by hand. */
export function CopyLink({ url }: { url: string }) {
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
