import { useOutletContext } from 'react-router'
import type { WireMe } from '#server/api/users/user-schemas.ts'

/** Who is signed in. */
export const useMe = () => useOutletContext<WireMe>()
