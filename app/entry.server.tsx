import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { AppEntry } from '#server/pages/build.ts'
import { addContentLocation } from './content-location.ts'
import { domainContext, publicUrlContext, visitorContext } from './domain.ts'
import { withGalleryScript } from './inline/gallery-script.ts'
import { lateScripts } from './inline/late-scripts.ts'
import { withTapScript } from './inline/tap-script.ts'
import { bytesOf, changedAround, withBytes } from './page-bytes.ts'
import { canonicalAddress } from './parameters.ts'
import { ReferenceContext } from './reference.ts'
import { doctype, readAhead, renderPage } from './render-page.ts'
import { CardMarkupContext } from './site/card/card.tsx'
import { cardRenderer } from './site/card/render-card.tsx'
import { lateFonts } from './site/late-fonts.ts'
import { renderShell } from './site/shell/render-shell.tsx'
import { ShellMarkupContext } from './site/shell/shell-part.tsx'
import type { PackedSite } from './site/site.ts'
import { recordUnavailable, statusOf } from './unavailable.ts'

// The server takes every React Router object from this build: a second copy has other context keys.
export const forServer: AppEntry = {
  createRequestHandler,
  RouterContextProvider,
  domainContext,
  publicUrlContext,
  visitorContext,
  bytesOf,
  canonicalAddress,
}

export const streamTimeout = 10_000

/** Waits for the whole page, since it is cached and must be complete without JavaScript. */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  addRetryAfter(routerContext, headers)
  const said = answerOfForm(request, routerContext)
  if (said) return Response.json(said, { status: routerStatus, headers })
  const { reference } = loadContext.get(visitorContext)
  await readAhead(routerContext)
  const { loaderData, location } = routerContext.staticHandlerContext
  // Only public pages have it, unless the settings failed to load.
  const site: PackedSite | undefined = loaderData['site/layout']
  const html = await renderPage(
    <ReferenceContext value={reference}>
      <ShellMarkupContext value={site && renderShell(site, location.pathname)}>
        <CardMarkupContext value={site && cardRenderer(site)}>
          <ServerRouter context={routerContext} url={request.url} />
        </CardMarkupContext>
      </ShellMarkupContext>
    </ReferenceContext>,
    { signal: request.signal, timeoutMs: streamTimeout + 1000 },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  addContentLocation(loadContext, headers)
  const status = statusOf(loadContext, routerStatus, headers)
  const prefix = await referencePrefix(loadContext)
  const bytes = changedAround(html, (around) => {
    const own = isOffice(routerContext) ? around : ofSite(around)
    const shown = doctype + (status < 500 ? withoutReference(own) : own)
    if (needsScripts(routerContext)) return shown
    const late = import.meta.env.PROD ? lateScripts(shown) : shown
    return withTapScript(withGalleryScript(late, html), prefix)
  })
  return withBytes(bytes, { status, headers })
}

/** The prefix of references created by a page; a page must not fail if the prefix cannot be read. */
async function referencePrefix(context: Readonly<RouterContextProvider>) {
  const read = context.get(domainContext).settings.read()
  return (await read.catch(() => undefined))?.referencePrefix
}

/** Adds Retry-After to a form's answer, since the router drops an action's headers. */
function addRetryAfter({ staticHandlerContext }: EntryContext, headers: Headers) {
  for (const said of Object.values(staticHandlerContext.actionHeaders)) {
    const seconds = said.get('Retry-After')
    if (seconds) headers.set('Retry-After', seconds)
  }
}

/** The answer to a form as JSON, for a queued enquiry, which the page or the service worker sends. */
function answerOfForm({ method, headers }: Request, { staticHandlerContext }: EntryContext) {
  if (method !== 'POST' || headers.get('accept') !== 'application/json') return undefined
  return Object.values(staticHandlerContext.actionData ?? {})[0]
}

/** Only a failed page contains its request's reference; others are identical for every request. */
const withoutReference = (html: string) => html.replace(/ data-reference="[^"]*"/, '')

const isOffice = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => route.id === 'admin/frame')

/** A public page, without the routes of the back office: see scripts/site-manifest.ts. */
const ofSite = (html: string) =>
  lateFonts(
    import.meta.env.PROD ? html.replaceAll('/assets/manifest-', '/assets/site-manifest-') : html,
  )

/** Whether a route's handle declares that the page needs its scripts. */
function needsScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
  return handles.some(
    (handle) => (handle as { scripts?: string } | undefined)?.scripts === 'at once',
  )
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page that does not exist is an answer, not a fault.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { reference, path } = context.get(visitorContext)
  const known = recordUnavailable(context, error)
  console.error(`[${reference}] ${request.method} ${path}`, known ? String(error) : error)
}
