export type Reader = 'operator' | 'visitor'

/** Under which the mail to one of its readers is queued, once for each enquiry. */
export const mailKey = (reference: string, reader: Reader) => `${reference}:${reader}`

export const mailKeys = (reference: string) => [
  mailKey(reference, 'operator'),
  mailKey(reference, 'visitor'),
]
