import { Button } from '../ui/button.tsx'

interface Props {
  verb: string
  isBusy: boolean
  /** If absent, there is no button to leave. */
  onCancel?: () => unknown
}

/** The buttons at the end of a form: save or leave. */
export const FormFooter = ({ verb, isBusy, onCancel }: Props) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" look="primary" disabled={isBusy}>
      {verb}
    </Button>
    {onCancel && <Button onClick={onCancel}>Cancel</Button>}
  </div>
)
