import { useId, useState } from 'react'
import { maxAlt } from '#catalogue/pictures/image.ts'
import { TextArea } from '../ui/text-input.tsx'

interface Props {
  name: string
  alt: string
  onDescribe: (alt: string) => void
}

/** The description of a picture; folded, so that six pictures stay in view. */
export function PictureDescription({ name, alt, onDescribe }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="min-w-0 border-t border-line px-3 text-sm open:pb-3"
    >
      <summary className="-mx-3 flex min-h-11 cursor-pointer items-center px-3 font-medium">
        <span className="min-w-0 truncate">{isOpen ? 'Done' : alt || 'Add a description'}</span>
        <span className="sr-only"> ({name})</span>
      </summary>
      <TextArea
        id={id}
        label="Description for people who can’t see it"
        hint="If blank, the title is used."
        rows={2}
        value={alt}
        counter={{ used: alt.length, max: maxAlt }}
        onChange={(event) => onDescribe(event.target.value.replaceAll('\n', ' '))}
      />
    </details>
  )
}
