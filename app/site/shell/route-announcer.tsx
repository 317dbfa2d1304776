import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAfterChange } from '../forms/use-after-change.ts'

/**
 * After an in-page navigation, announces the new page and moves the focus, which the browser does
 * not do.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  useAfterChange(pathname, () => {
    document.getElementById('content')?.focus({ preventScroll: true })
    setTitle(document.title)
  })
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
