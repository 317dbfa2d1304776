import type { EnquiryStatus } from '#catalogue/enquiries/enquiry.ts'
import { statusTexts } from './enquiry-words.ts'

const looks: Record<EnquiryStatus, string> = {
  new: 'bg-accent text-on-accent',
  contacted: 'bg-primary-soft text-on-primary-soft',
  quoted: 'bg-warning-soft text-on-warning-soft',
  won: 'bg-success-soft text-on-success-soft',
  lost: 'bg-surface-3 text-ink',
}

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return (
    <span className={`rounded-md px-2 py-0.5 text-xs font-semibold ${looks[status]}`}>
      {statusTexts[status]}
    </span>
  )
}

export const SpamBadge = () => (
  <span className="rounded-md bg-surface-3 px-2 py-0.5 text-xs font-semibold text-ink">Spam</span>
)
