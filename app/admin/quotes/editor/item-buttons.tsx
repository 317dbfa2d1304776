import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { onFirstClick } from '../../ui/first-click.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface Props {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Buttons to move or remove an item. */
export const ItemButtons = ({ name, isFirst, isLast, onMove, onRemove }: Props) => (
  <div className="flex items-center">
    <IconButton text={`Move ${name} up`} isOff={isFirst} onClick={() => onMove(-1)}>
      <ArrowUp aria-hidden className="size-4.5" />
    </IconButton>
    <IconButton text={`Move ${name} down`} isOff={isLast} onClick={() => onMove(1)}>
      <ArrowDown aria-hidden className="size-4.5" />
    </IconButton>
    <IconButton text={`Remove ${name}`} onClick={onFirstClick(onRemove)}>
      <Trash2 aria-hidden className="size-4.5" />
    </IconButton>
  </div>
)
