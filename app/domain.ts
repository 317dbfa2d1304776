import { createContext } from 'react-router'
import type { Domain } from '#server/domain.ts'

/** The server's domain functions, for loaders and actions. */
export const domainContext = createContext<Domain>()

/** What of a request a page may need beside its address. */
export const visitorContext = createContext<{ address: string; reference: string }>()

/** The site's own address, without a slash at its end: `https://example.in`. */
export const publicUrlContext = createContext<string>()
