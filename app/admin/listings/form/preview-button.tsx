import { Eye } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface Props {
  isBusy: boolean
  onPreview: () => void
}

/** At the end of the form: what it would look like, for which it has to be stored. */
export function PreviewButton({ isBusy, onPreview }: Props) {
  return (
    <div className="space-y-2">
      <Button onClick={onPreview} disabled={isBusy} className="w-full sm:w-auto">
        <Eye aria-hidden className="size-5" /> Save as draft and preview
      </Button>
      <p className="text-sm text-ink-muted">
        Opens the page in a new tab as visitors will see it. Drafts aren’t visible to them.
      </p>
    </div>
  )
}
