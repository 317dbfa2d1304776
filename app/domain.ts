import { createContext, type RouterContextProvider } from 'react-router'
import type { Domain } from '#server/domain.ts'
import type { Visitor } from '#server/pages/build.ts'

/** The server's domain functions, for loaders and actions. */
export const domainContext = createContext<Domain>()

export const visitorContext = createContext<Visitor>()

/** The site's own URL, without a trailing slash: `https://example.in`. */
export const publicUrlContext = createContext<string>()

/** The context of a page request, for functions below the route modules. */
export interface PageRequest {
  context: Readonly<RouterContextProvider>
  url: URL
}

export interface ListingRequest extends PageRequest {
  params: { id: string }
}

export interface FormRequest extends PageRequest {
  request: Request
}
