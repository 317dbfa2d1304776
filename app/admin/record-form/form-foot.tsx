import { Button } from '../ui/button.tsx'

interface Props {
  verb: string
  isBusy: boolean
  /** Without it, nothing is left. */
  onCancel?: () => unknown
}

/** What ends a form: saved, or left. */
export const FormFoot = ({ verb, isBusy, onCancel }: Props) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" look="primary" disabled={isBusy}>
      {verb}
    </Button>
    {onCancel && <Button onClick={onCancel}>Cancel</Button>}
  </div>
)
