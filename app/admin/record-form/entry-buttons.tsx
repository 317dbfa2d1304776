import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'

interface Props {
  name: string
  /** The address that opens its form. */
  edit: string
  isOff?: boolean
  onRemove: () => void
}

/** Buttons to change an entry of a list, and to delete it. */
export const EntryButtons = ({ name, edit, isOff, onRemove }: Props) => (
  <>
    <Link to={edit} className={buttonClass({ look: 'quiet', size: 'icon' })}>
      <Pencil aria-hidden className="size-5" />
      <span className="sr-only">Edit {name}</span>
    </Link>
    <IconButton text={`Delete ${name}`} onClick={onRemove} isOff={isOff}>
      <Trash2 aria-hidden className="size-5" />
    </IconButton>
  </>
)
