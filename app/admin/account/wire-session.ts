/** One of the places where this account is logged in. Times are ISO 8601. */
export interface WireSession {
  id: number
  /** 'Chrome on Android', as far as it is known. */
  device: string | null
  createdAt: string
  /** To some minutes; null where it is not known. */
  usedAt: string | null
  /** Whether it is the one of this browser. */
  current: boolean
}
