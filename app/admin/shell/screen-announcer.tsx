import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Announces another screen, which the browser does not do, and moves the focus to it if what was
 * pressed is gone.
 */
export function ScreenAnnouncer() {
  const { pathname } = useLocation()
  const known = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (known.current === pathname) return
    known.current = pathname
    setTitle(document.title)
    if (document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
