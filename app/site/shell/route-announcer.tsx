import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a way inside the page the browser says and moves nothing: this does it for the new page. */
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
