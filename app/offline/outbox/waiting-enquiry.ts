/** An enquiry that was written without a network and waits on the device. */
export interface WaitingEnquiry {
  id: string
  /** The page it was written on, which also takes it. */
  address: string
  title: string
  fields: [name: string, text: string][]
  /** By the phone's clock, in ms. */
  writtenAt: number
  state: 'waiting' | 'refused' | 'sent'
  /** Why the server refused it. */
  problems?: string[]
  reference?: string
}
