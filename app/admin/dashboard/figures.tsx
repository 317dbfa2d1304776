import { type LucideIcon, MailWarning, UserPlus } from 'lucide-react'
import { href, Link } from 'react-router'

interface Props {
  /** Unanswered enquiries. */
  fresh: number
  open: number
  /** Accounts waiting for approval. */
  pending: number
  /** Emails that were given up. */
  failed: number
}

interface Figure {
  count: number
  /** Labels for a count of one, and for any other. */
  texts: [one: string, more: string]
  to: string
  /** A problem, shown only if it exists. */
  Icon?: LucideIcon
}

/** Counts, each linked to its screen. */
export function Figures({ fresh, open, pending, failed }: Props) {
  const all: Figure[] = [
    {
      count: fresh,
      texts: ['new enquiry', 'new enquiries'],
      to: `${href('/admin/enquiries')}?status=new`,
    },
    {
      count: open,
      texts: ['open', 'open'],
      to: href('/admin/enquiries'),
    },
    {
      count: pending,
      texts: ['account to approve', 'accounts to approve'],
      to: href('/admin/users'),
      Icon: UserPlus,
    },
    {
      count: failed,
      texts: ['failed email', 'failed emails'],
      to: href('/admin/mail'),
      Icon: MailWarning,
    },
  ]
  return (
    <ul className="flex flex-wrap gap-2">
      {all
        .filter(({ count, Icon }) => !Icon || count > 0)
        .map((figure) => (
          <li key={figure.to}>
            <FigureLink {...figure} />
          </li>
        ))}
    </ul>
  )
}

function FigureLink({ count, texts, to, Icon }: Figure) {
  const look = Icon
    ? 'border-transparent bg-warning-soft text-on-warning-soft'
    : 'border-line bg-surface text-ink'
  return (
    <Link
      to={to}
      className={`flex min-h-9 items-center gap-1.5 rounded-lg border px-3 text-sm hover:underline pointer-coarse:min-h-11 ${look}`}
    >
      {Icon && <Icon aria-hidden className="size-4.5" />}
      <span className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</span>{' '}
      {texts[count === 1 ? 0 : 1]}
    </Link>
  )
}
