export type Reader = 'operator' | 'visitor'

/** The key of a queued mail, unique per enquiry and recipient. */
export const mailKey = (reference: string, reader: Reader) => `${reference}:${reader}`

export const mailKeys = (reference: string) => [
  mailKey(reference, 'operator'),
  mailKey(reference, 'visitor'),
]
