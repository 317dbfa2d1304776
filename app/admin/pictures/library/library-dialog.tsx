import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { counted } from '#catalogue/noun.ts'
import type { LibraryFolder } from '#catalogue/pictures/library.ts'
import type { WireLibraryPicture } from '#server/api/listings/picture-routes.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame, popupClass } from '../../ui/dialog-frame.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { LibraryTiles } from './library-tiles.tsx'
import { useLibrary } from './use-library.ts'

interface Props {
  folder: LibraryFolder
  /** How many more can be added; if one, it replaces the existing picture. */
  room: number
  /** Paths of the form's pictures. */
  taken: string[]
  onChoose: (pictures: WireLibraryPicture[]) => void
  onClose: () => void
}

/** Pictures of other listings, to be used in this one. */
export default function LibraryDialog({ onClose, ...props }: Props) {
  return (
    <DialogFrame
      onClose={onClose}
      className={`${popupClass} h-[calc(100dvh-2rem)] max-h-[46rem]! w-[58rem]! gap-3! p-0!`}
    >
      <Library {...props} onClose={onClose} />
    </DialogFrame>
  )
}

function Library({ folder, room, taken, onChoose, onClose }: Props) {
  const library = useLibrary(folder)
  const [chosen, setChosen] = useState<WireLibraryPicture[]>([])
  const isSingle = room === 1

  function toggle(picture: WireLibraryPicture) {
    const others = chosen.filter(({ id }) => id !== picture.id)
    if (others.length < chosen.length) return setChosen(others)
    setChosen(isSingle ? [picture] : [...chosen, picture])
  }
  function choose() {
    onChoose(chosen)
    onClose()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 pt-4 sm:px-6 sm:pt-5">
        <Dialog.Title className="text-xl sm:mr-auto">Choose pictures</Dialog.Title>
        <div className="flex grow basis-60 sm:max-w-80">
          <SearchBox q={library.q} onSearch={library.search} />
        </div>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 sm:px-6">
        <LibraryTiles
          library={library}
          chosen={chosen.map(({ id }) => id)}
          taken={taken}
          isFull={!isSingle && chosen.length >= room}
          onToggle={toggle}
        />
        {library.failure && (
          <LoadFailure onRetry={library.retry} isNews>
            {library.failure}
          </LoadFailure>
        )}
      </div>
      <LibraryFooter
        count={chosen.length}
        isFull={!isSingle && chosen.length >= room}
        onChoose={choose}
      />
    </>
  )
}

interface FooterProps {
  count: number
  isFull: boolean
  onChoose: () => void
}

const LibraryFooter = ({ count, isFull, onChoose }: FooterProps) => (
  <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 sm:px-6">
    <p role="status" className="mr-auto text-sm text-ink-muted max-sm:w-full">
      {count > 0 && `${count} chosen. `}
      {isFull && 'There is no room for more.'}
    </p>
    <Dialog.Close render={<Button className="max-sm:grow" />}>Cancel</Dialog.Close>
    <Button look="primary" className="max-sm:grow" disabled={count === 0} onClick={onChoose}>
      {count > 0 ? `Add ${counted(count, 'picture')}` : 'Add pictures'}
    </Button>
  </div>
)
