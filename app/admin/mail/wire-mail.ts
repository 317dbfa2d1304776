export interface WaitingMail {
  id: number
  /** Empty for the operator. */
  to: string
  subject: string
  /** Null where it holds a secret link. */
  text: string | null
  state: string
  attempts: number
  /** When it is tried next, ISO 8601. */
  runAt: string
  lastError: string | null
  createdAt: string
}

export interface MailQueue {
  $values: WaitingMail[]
  /** Whether a mail server is set up. */
  sends: boolean
  waiting: number
  stuck: number
}
