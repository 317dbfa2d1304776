import { useEffect, useSyncExternalStore } from 'react'
import { onStop, readStop, setStop } from './page-fetch.ts'

const onServer = () => undefined

/** The reason why navigation is blocked; it resumes when there is a connection. */
export function useStop() {
  const stop = useSyncExternalStore(onStop, readStop, onServer)
  useEffect(() => {
    for (const way of ways) document.addEventListener(way, stopOffline, true)
    return () => {
      for (const way of ways) document.removeEventListener(way, stopOffline, true)
    }
  }, [])
  useEffect(() => {
    if (!stop) return
    window.addEventListener('online', stop.again)
    return () => window.removeEventListener('online', stop.again)
  }, [stop])
  return stop
}

const ways = ['click', 'submit'] as const

/** Without a connection the code of a new page fails to load too, which would remove the current one. */
function stopOffline(event: Event) {
  const { target } = event
  if (navigator.onLine || !(target instanceof Element)) return
  const link = target.closest('a')
  const form = target instanceof HTMLFormElement && target.method === 'get' ? target : undefined
  const way = event.type === 'click' ? link : form
  const { origin, pathname, search } = new URL(
    link?.href ?? form?.action ?? '',
    window.location.href,
  )
  if (!way || origin !== window.location.origin || pathname === window.location.pathname) return
  event.preventDefault()
  event.stopPropagation()
  setStop({
    path: pathname,
    search: form ? queryOf(form) : search,
    again() {
      setStop()
      if (link) link.click()
      else form?.requestSubmit()
    },
  })
}

const queryOf = (form: HTMLFormElement) =>
  `?${new URLSearchParams([...new FormData(form)].map(([name, text]) => [name, String(text)]))}`
