export interface Mailbox {
  name: string
  address: string
}

/** A mail as it waits in the queue. */
export interface Message {
  /** 'operator' is the address in MAIL_TO when the mail goes out. */
  to: Mailbox | 'operator'
  replyTo?: Mailbox
  subject: string
  /** Paragraphs with blank lines between them. */
  text: string
  /** The account whose new one-time code takes the place of `{code}` when the mail goes out. */
  codeFor?: number
  /** Staff may read the text in the queue; a mail with a secret link keeps it to itself. */
  readable?: boolean
}
