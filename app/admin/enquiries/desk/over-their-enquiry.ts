import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText } from '../../dates.ts'
import type { Difference } from '../../record-form/differences.tsx'
import { statusTexts } from '../enquiry-words.ts'

export type Shown = Pick<
  WireEnquiry,
  'status' | 'assigneeName' | 'followUpOn' | 'name' | 'phone' | 'email'
>

const typedFields = [
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
] as const

/** The other user's change, and both values of each field to be saved. */
export function differencesOf(theirs: Shown, body: object): Difference[] {
  const mine: Record<string, unknown> = { ...body }
  return [
    { label: 'Status', theirs: statusTexts[theirs.status] },
    { label: 'Assigned to', theirs: theirs.assigneeName ?? 'Unassigned' },
    { label: 'Follow up on', theirs: theirs.followUpOn ? dayText(theirs.followUpOn) : 'none' },
    ...typedFields.flatMap(([name, label]): Difference[] => {
      const isSame = mine[name] === undefined || mine[name] === theirs[name]
      return isSame ? [] : [{ label, theirs: theirs[name], mine: String(mine[name]) }]
    }),
  ]
}

/** What was added to a note while it was being saved. */
export const typedSince = (note = '', saved = '') =>
  saved !== '' && note.startsWith(saved) ? note.slice(saved.length).trimStart() : note
