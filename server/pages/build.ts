import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  createRequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import type { Domain } from '../domain.ts'

/** The properties of a request that a page may need besides its URL. */
export interface Visitor {
  /** The key of the sender's address. */
  address: string
  /** The request's id in the log. */
  reference: string
  /** The page's URL as it may be logged. */
  path: string
}

/** What the app's entry exports for the server, as `forServer`. */
export interface AppEntry {
  createRequestHandler: typeof createRequestHandler
  RouterContextProvider: typeof RouterContextProvider
  domainContext: RouterContext<Domain>
  publicUrlContext: RouterContext<string>
  visitorContext: RouterContext<Visitor>
  /** The body of a response whose bytes are already in memory. */
  bytesOf(response: Response): Uint8Array | undefined
  /** The normalised path and query of the page at a URL. */
  canonicalAddress(address: string): string
}

/** The built app. React Router must come from it, since a second copy has other context keys. */
export interface AppBuild {
  entry: AppEntry
  handler: ReturnType<typeof createRequestHandler>
  /** Identifies the client code of its pages. */
  version: string
}

export function toAppBuild(build: ServerBuild, mode: 'production' | 'development'): AppBuild {
  const { forServer: entry } = build.entry.module as unknown as { forServer: AppEntry }
  // An object, since a function would make React Router rebuild the router for each request.
  return {
    entry,
    handler: entry.createRequestHandler(build, mode),
    version: build.assets.version,
  }
}

export async function loadBuild(folder: string): Promise<AppBuild> {
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  return toAppBuild(build, 'production')
}
