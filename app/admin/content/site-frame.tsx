import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import about from '../../styles/site/about.css?url'
import legal from '../../styles/site/legal.css?url'
import site from '../../styles/site.css?url'

const styles = [site, about, legal]
const empty = '<!doctype html><html lang="en-IN"><head></head><body></body></html>'

interface Props {
  title: string
  children: React.ReactNode
}

/** A separate document with the public site's styles, whose links do nothing. */
export function SiteFrame({ title, children }: Props) {
  const [document, setDocument] = useState<Document>()
  const [isStyled, setStyled] = useState(false)

  useEffect(() => {
    if (!document) return
    const links = styles.map((href) => {
      const link = document.createElement('link')
      return Object.assign(link, { rel: 'stylesheet', href })
    })
    const ready = links.map(
      (link) =>
        new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve })),
    )
    document.head.append(...links)
    // The preview has no header above the page.
    document.documentElement.style.setProperty('--header', '0rem')
    document.addEventListener('click', stay, true)
    document.addEventListener('submit', stay, true)
    Promise.all(ready).then(() => setStyled(true))
  }, [document])

  return (
    <>
      <iframe
        title={title}
        srcDoc={empty}
        className="size-full"
        onLoad={({ currentTarget }) => setDocument(currentTarget.contentDocument ?? undefined)}
      />
      {document &&
        isStyled &&
        createPortal(<main aria-label={title}>{children}</main>, document.body)}
    </>
  )
}

function stay(event: Event) {
  // Another document, so no class of this one applies.
  const target = event.target as Element
  if (event.type === 'submit' || target.closest('a')) event.preventDefault()
}
