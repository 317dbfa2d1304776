export interface Mailbox {
  name: string
  address: string
}

/** A mail as stored in the queue. */
export interface Message {
  /** 'operator' is the address in MAIL_TO at the time of sending. */
  to: Mailbox | 'operator'
  replyTo?: Mailbox
  subject: string
  /** Paragraphs separated by blank lines. */
  text: string
  /** The account whose new one-time code replaces `{code}` when the mail is sent. */
  codeFor?: number
  /** Whether staff may read the text in the queue; false for a mail with a secret link. */
  readable?: boolean
}
