import { CopyPlus } from 'lucide-react'
import { dayText } from '../../dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { daysText } from '../season-text.ts'
import type { Season } from './grid-table.ts'

interface Props {
  season: Season
  /** Absent if it cannot be copied. */
  onCopy?: (season: Season) => void
}

/** The name and period of a column. */
export function SeasonHeader({ season, onCopy }: Props) {
  const { name, from, to } = season
  return (
    <th
      scope="col"
      className="sticky top-0 z-20 border-b border-l border-line bg-surface-3 p-3 text-left align-bottom font-normal"
    >
      <span dir="auto" className="block text-left font-semibold wrap-anywhere">
        {name || 'No name'}
      </span>
      <span className="flex items-end justify-between gap-1">
        <span className="min-w-0 text-xs text-ink-muted tabular-nums">
          {dayText(from)}
          <br />
          to {dayText(to)}
        </span>
        {onCopy && (
          <IconButton
            text={`Copy ${daysText(season)} to other days`}
            onClick={() => onCopy(season)}
          >
            <CopyPlus aria-hidden className="size-4.5" />
          </IconButton>
        )}
      </span>
    </th>
  )
}
