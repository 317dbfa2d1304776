import { Button } from '../ui/button.tsx'

/** A difference between two users' records, in words. */
export interface Difference {
  label: string
  theirs: string
  /** The form's value; absent if it was not changed, so that theirs stays. */
  mine?: string
}

interface ChoiceProps {
  differences: Difference[]
  onOverwrite: () => void
  onTakeTheirs: () => void
  children: React.ReactNode
}

/** The differences between two users' records, and the choice between the two. */
export const ChoiceOfRecord = ({
  differences,
  onOverwrite,
  onTakeTheirs,
  children,
}: ChoiceProps) => (
  <div className="space-y-3 text-sm">
    <p>{children}</p>
    <Differences differences={differences} />
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={onOverwrite}>
        Overwrite with mine
      </Button>
      <Button size="small" onClick={onTakeTheirs}>
        Discard mine, use theirs
      </Button>
    </div>
  </div>
)

function Differences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return <p>There are no differences.</p>
  return (
    <dl className="space-y-3">
      {differences.map(({ label, theirs, mine }) => (
        <div key={`${label}:${theirs}:${mine}`} className="grid gap-x-4 @xl:grid-cols-2">
          <dt className="font-semibold @xl:col-span-2">{label}</dt>
          <Side whose={mine === undefined ? 'Theirs (kept)' : 'Theirs'} text={theirs} />
          {mine !== undefined && <Side whose="Yours" text={mine} />}
        </div>
      ))}
    </dl>
  )
}

const Side = ({ whose, text }: { whose: string; text: string }) => (
  <dd className="min-w-0 break-words whitespace-pre-line">
    {whose}: <strong className="font-semibold">{text || 'empty'}</strong>
  </dd>
)
