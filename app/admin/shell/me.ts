import { useOutletContext } from 'react-router'
import type { WireMe } from '#server/api/users/user-schemas.ts'

export const useMe = () => useOutletContext<WireMe>()
