import { z } from 'zod'
import { isStorable, unstorable } from '../field.ts'
import { maxId } from '../limits.ts'
import { channels } from './enquiry.ts'

/** Read off a phone: no 0 and O, no 1 and I. A character less than the reference of a form. */
const tapReference = /^[A-Z]{2,4}-[2-9A-HJ-NP-Z]{5}$/

/** A tap on such a link, as the page reports it. */
export const tap = z.object({
  /** Made on the device, and in the text that the visitor sends. */
  reference: z
    .string('Reference is required.')
    .regex(tapReference, 'Reference must be one such as KE-7F3QX.'),
  channel: z.enum(channels, `Channel must be one of ${channels.join(', ')}.`),
  kind: z.string('Kind must be text.').max(40, 'Kind can be at most 40 characters.').default(''),
  listingId: z
    .number('Listing must be given by its number.')
    .int('Listing must be given by its number.')
    .min(1, 'Listing must be given by its number.')
    .max(maxId, 'Listing must be given by its number.')
    .nullish(),
  /** The path of the page. */
  page: z
    .string('Page is required.')
    .max(500, 'Page can be at most 500 characters.')
    .startsWith('/', 'Page must be a path.')
    .refine(isStorable, unstorable('Page')),
})

export type Tap = z.output<typeof tap>
