/** An enquiry written offline that is stored on the device. */
export interface WaitingEnquiry {
  id: string
  /** The page of its form, to which it is also sent. */
  address: string
  title: string
  fields: [name: string, text: string][]
  /** By the phone's clock, in ms. */
  writtenAt: number
  state: 'waiting' | 'refused' | 'sent'
  /** Why the server refused it. */
  problems?: string[]
  /** Refused since its listing is no longer offered. */
  isGone?: boolean
  reference?: string
}
