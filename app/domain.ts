import { createContext, type RouterContextProvider } from 'react-router'
import type { Domain } from '#server/domain.ts'

/** The server's domain functions, for loaders and actions. */
export const domainContext = createContext<Domain>()

/** What of a request a page may need beside its address. */
export const visitorContext = createContext<{ address: string; reference: string; path: string }>()

/** The site's own address, without a slash at its end: `https://example.in`. */
export const publicUrlContext = createContext<string>()

/** What a page is asked with, as far as the functions below the route modules need it. */
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
