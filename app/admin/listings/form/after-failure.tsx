import type { Problem } from '#server/wire/problem.ts'
import { isOutcomeUnknown } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  problem: Problem
  showsAnswer?: boolean
  /** Whether the listing was deleted meanwhile. */
  isGone: boolean
  onRetry: () => void
}

export const AfterFailure = ({ problem, showsAnswer, isGone, onRetry }: Props) => (
  <>
    {isOutcomeUnknown(problem) && (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p>Your changes are kept.</p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )}
    {isGone && <p>It was deleted meanwhile. Restore it below the list, then save again.</p>}
    {showsAnswer && (
      <details className="text-sm">
        <summary className="min-h-9 cursor-pointer content-center pointer-coarse:min-h-11">
          What the server answered
        </summary>
        <code className="block pt-1 text-xs break-words">{JSON.stringify(problem)}</code>
      </details>
    )}
  </>
)
