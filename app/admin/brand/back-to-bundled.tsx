import { Undo2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'

interface Props {
  /** The field's label. */
  label: string
  onClick: () => void
}

export const BackToBundled = ({ label, onClick }: Props) => (
  <Button size="small" look="quiet" className="-ml-3" onClick={onClick}>
    <Undo2 aria-hidden className="size-4" /> Use the default
    <span className="sr-only">of {label}</span>
  </Button>
)
