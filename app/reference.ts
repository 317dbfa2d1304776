import { createContext } from 'react'

/** The number under which the server's log holds what failed while this page was made. */
export const ReferenceContext = createContext('')
