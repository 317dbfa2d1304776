import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After an in-page navigation, announces the new page and moves the focus, which the browser does
 * not do.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const left = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
