import { Images } from 'lucide-react'
import { useState } from 'react'
import type { LibraryFolder } from '#catalogue/pictures/library.ts'
import { Button } from '../../ui/button.tsx'
import { lazily } from '../../ui/lazily.ts'
import { chosenPicture, type Picture } from '../picture.ts'

const LibraryDialog = lazily(() => import('./library-dialog.tsx'))

interface Props {
  folder: LibraryFolder
  limit: number
  pictures: Picture[]
  onChange: (pictures: Picture[]) => void
}

/** Adds pictures of other listings; replaces a single picture. */
export function LibraryButton({ folder, limit, pictures, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isSingle = limit === 1
  const room = isSingle ? 1 : limit - pictures.length
  return (
    <>
      <Button className="w-full" disabled={room <= 0} onClick={() => setOpen(true)}>
        <Images aria-hidden className="size-5" /> Choose from the library
      </Button>
      {isOpen && (
        <LibraryDialog
          folder={folder}
          room={room}
          taken={isSingle ? [] : pictures.map(({ key }) => key)}
          onChoose={(chosen) =>
            onChange([...(isSingle ? [] : pictures), ...chosen.map(chosenPicture)])
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
