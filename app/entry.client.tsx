import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ClientInstrumentation } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { layOutAll, layOutWhenIdle } from './lay-out.ts'
import { fetchPage } from './page-fetch.ts'
import { ReferenceContext } from './reference.ts'

// From the first in-page navigation on.
addEventListener('popstate', layOutAll)

/**
 * If code fails to load, the router reloads the current page, even while the next one is loading:
 * the document then goes to `bound` instead (see early-script.ts).
 */
const onwards: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate, { to }) {
        layOutAll()
        const { href } = new URL(String(to), location.href)
        const remember = () => sessionStorage.setItem('bound', href)
        addEventListener('pagehide', remember)
        await navigate()
        removeEventListener('pagehide', remember)
        dispatchEvent(new Event('arrived'))
      },
    })
  },
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ReferenceContext value={document.documentElement.dataset.reference ?? ''}>
        <HydratedRouter instrumentations={[onwards]} unstable_fetch={fetchPage} />
      </ReferenceContext>
    </StrictMode>,
  )
})

if (document.readyState === 'complete') layOutWhenIdle()
else addEventListener('load', layOutWhenIdle)

/** By then the first view and everything it needs have loaded. */
const afterFirstViewMs = 3000

if (import.meta.env.PROD && !/^\/(admin|login)/i.test(location.pathname)) {
  setTimeout(async () => (await import('./offline/page/start.ts')).start(), afterFirstViewMs)
}
