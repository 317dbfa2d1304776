import { Images, X } from 'lucide-react'
import { useState } from 'react'
import type { Day } from '#catalogue/quotes/version.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazily } from '../../../ui/lazily.ts'

const LibraryDialog = lazily(() => import('../../../pictures/library/library-dialog.tsx'))

interface Props {
  picture: Day['picture']
  /** The day's title. */
  about: string
  onChange: (picture: Day['picture']) => void
}

/** A picture of the library for a day. */
export function DayPicture({ picture, about, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex items-center gap-2">
      {picture && (
        <img
          src={`/${picture.path}`}
          alt={picture.alt}
          width={72}
          height={48}
          className="h-12 w-18 rounded-lg object-cover"
        />
      )}
      <Button size="small" className="min-h-11" onClick={() => setOpen(true)}>
        <Images aria-hidden className="size-4.5" /> {picture ? 'Another picture' : 'Picture'}
        <span className="sr-only"> for {about}</span>
      </Button>
      {picture && (
        <IconButton text={`Remove the picture of ${about}`} onClick={() => onChange(null)}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      )}
      {isOpen && (
        <LibraryDialog
          folder="uploads"
          room={1}
          taken={[]}
          onChoose={([chosen]) => chosen && onChange({ path: chosen.path, alt: chosen.alt })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
