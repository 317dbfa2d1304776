import { ExternalLink, Eye, History, RotateCcw } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Text } from '#catalogue/texts/text.ts'
import type { WireText } from '#server/api/content/text-routes.ts'
import { momentText } from '../dates.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  text: Text
  record: WireText
  /** Absent if no page of the site shows it. */
  onPreview?: () => void
  onReset?: () => void
}

const linkClass =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 text-link underline'

/** The text's name, its page, and its author. */
export function TextHeader({ text: { title, page }, record, onPreview, onReset }: Props) {
  const { isDefault, updatedAt } = record
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="text-heading" className="text-2xl">
            {title}
          </h2>
          <p className="text-sm text-ink-muted">
            {isDefault || !updatedAt ? 'Default text' : `Last changed ${momentText(updatedAt)}.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {onPreview && (
            <Button size="small" onClick={onPreview}>
              <Eye aria-hidden className="size-4" /> Preview
            </Button>
          )}
          {!isDefault && onReset && (
            <Button size="small" look="quiet" onClick={onReset}>
              <RotateCcw aria-hidden className="size-4" /> Back to the default
            </Button>
          )}
        </div>
      </div>
      <p className="flex flex-wrap gap-x-5 text-sm">
        {page && (
          <a href={page} className={linkClass}>
            See it on the site <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
        <Link to={`${href('/admin/history')}?kind=Text`} className={linkClass}>
          History <History aria-hidden className="size-4" />
        </Link>
      </p>
    </div>
  )
}
