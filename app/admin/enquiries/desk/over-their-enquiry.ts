import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText } from '../../dates.ts'
import type { Difference } from '../../record-form/differences.tsx'
import { statusTexts } from '../enquiry-words.ts'

export type Shown = Pick<
  WireEnquiry,
  'status' | 'assigneeId' | 'assigneeName' | 'followUpOn' | 'name' | 'phone' | 'email' | 'suspicion'
>

/** What stands on both sides, in the words of the screen, for each field that was to be saved. */
export function differencesOf(theirs: Shown, body: object): Difference[] {
  const mine: Record<string, unknown> = { ...body }
  const fields: [name: string, label: string, theirs: string, mine: (value: unknown) => string][] =
    [
      ['status', 'Status', statusTexts[theirs.status], statusText],
      ['assigneeId', 'Assigned to', theirs.assigneeName ?? 'Unassigned', assigneeText(theirs)],
      ['followUpOn', 'Follow up on', dateText(theirs.followUpOn), dateText],
      ['suspected', 'Spam', spamText(theirs.suspicion !== ''), spamText],
      ['name', 'Name', theirs.name, String],
      ['phone', 'Phone', theirs.phone, String],
      ['email', 'Email', theirs.email, String],
    ]
  return fields.flatMap(([name, label, stored, say]): Difference[] => {
    if (mine[name] === undefined) return alone.includes(name) ? [{ label, theirs: stored }] : []
    return say(mine[name]) === stored ? [] : [{ label, theirs: stored, mine: say(mine[name]) }]
  })
}

/** Always told, so that it shows what the other person did. */
const alone = ['status', 'assigneeId', 'followUpOn']

const statusText = (value: unknown) =>
  Object.entries(statusTexts).find(([status]) => status === value)?.[1] ?? ''

const assigneeText =
  ({ assigneeId, assigneeName }: Shown) =>
  (value: unknown) => {
    if (value === null) return 'Unassigned'
    return value === assigneeId && assigneeName ? assigneeName : 'somebody else'
  }

const dateText = (value: unknown) => (value ? dayText(String(value)) : 'none')

const spamText = (value: unknown) => (value ? 'yes' : 'no')
