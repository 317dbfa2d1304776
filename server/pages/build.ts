import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type * as Entry from '../../app/entry.server.tsx'

/** The built app. React Router must come from it, since a second copy has other context keys. */
export interface AppBuild {
  entry: typeof Entry
  handler: ReturnType<typeof Entry.createRequestHandler>
  /** Identifies the client code of its pages. */
  version: string
}

export function toAppBuild(build: ServerBuild, mode: 'production' | 'development'): AppBuild {
  const entry = build.entry.module as unknown as typeof Entry
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
