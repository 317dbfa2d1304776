import { href, Link } from 'react-router'
import { counted } from '#catalogue/noun.ts'
import { Panel } from '../shell/screen-frame.tsx'

interface Props {
  /** Guests who came home and were not asked. */
  due: number
  /** Reviews that nobody has read yet. */
  waiting: number
}

/** On the dashboard: whom to ask, and what to read; nothing where there is neither. */
export function ReviewsDue({ due, waiting }: Props) {
  if (due + waiting === 0) return null
  const parts = [
    waiting > 0 && `${counted(waiting, 'review')} to read`,
    due > 0 && `${counted(due, 'guest')} to ask how the trip was`,
  ]
  return (
    <Panel heading="Reviews due">
      <p className="text-sm">
        {parts.filter(Boolean).join(', ')}.{' '}
        <Link
          to={href('/admin/reviews')}
          className="inline-flex min-h-9 items-center font-medium text-link underline pointer-coarse:min-h-11"
        >
          Open reviews
        </Link>
      </p>
    </Panel>
  )
}
