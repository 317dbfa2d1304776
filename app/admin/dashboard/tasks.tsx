import { BellRing, Inbox, type LucideIcon, MailWarning, UserPlus } from 'lucide-react'
import { href, Link } from 'react-router'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import type { WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import type { WireMailQueue } from '#server/api/operations/mail-routes.ts'

interface Props {
  summary: WireEnquirySummary
  mail: WireMailQueue
  pending: number
}

interface Task {
  count: number
  /** With a count of one, and with any other. */
  texts: [one: string, more: string]
  to: string
  Icon: LucideIcon
  isSteady?: boolean
}

/** What waits for somebody, each leading to where it is done. */
export function Tasks({ summary, mail, pending }: Props) {
  const all: Task[] = [
    {
      count: summary.byStatus.new ?? 0,
      texts: ['new enquiry', 'new enquiries'],
      to: `${href('/admin/enquiries')}?status=new`,
      Icon: Inbox,
      isSteady: true,
    },
    {
      count: summary.due,
      texts: ['follow-up due or overdue', 'follow-ups due or overdue'],
      to: `${href('/admin/enquiries')}?due=${todayInKolkata()}&sort=followUp`,
      Icon: BellRing,
      isSteady: true,
    },
    {
      count: pending,
      texts: ['account to approve', 'accounts to approve'],
      to: href('/admin/users'),
      Icon: UserPlus,
    },
    {
      count: mail.stuck,
      texts: ['failed email', 'failed emails'],
      to: href('/admin/mail'),
      Icon: MailWarning,
    },
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-4">
      {all
        .filter(({ count, isSteady }) => isSteady || count > 0)
        .map((task) => (
          <li key={task.to} className="last:odd:col-span-2 sm:last:odd:col-span-1">
            <Tile {...task} />
          </li>
        ))}
    </ul>
  )
}

function Tile({ count, texts, to, Icon }: Task) {
  const look =
    count > 0
      ? 'border-transparent bg-accent-soft text-on-accent-soft'
      : 'border-line bg-surface text-ink'
  return (
    <Link
      to={to}
      className={`flex h-full flex-col gap-1 rounded-2xl border p-4 hover:underline ${look}`}
    >
      <span className="flex items-center justify-between">
        <span className="font-display text-3xl font-semibold tabular-nums">{count}</span>
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="text-sm leading-snug font-medium">{texts[count === 1 ? 0 : 1]}</span>
    </Link>
  )
}
