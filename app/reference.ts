import { createContext } from 'react'

/** The reference of an error on this page in the server's log. */
export const ReferenceContext = createContext('')
