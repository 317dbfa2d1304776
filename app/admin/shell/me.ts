import { useOutletContext } from 'react-router'

/** Who is signed in. */
export interface Me {
  id: number
  userName: string
  email: string
  role: 'owner' | 'editor'
  /** ISO 8601: when the session ends by itself. */
  expiresAt: string
}

export const useMe = () => useOutletContext<Me>()
