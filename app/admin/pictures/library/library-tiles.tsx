import { Check } from 'lucide-react'
import type { WireLibraryPicture } from '#server/api/listings/picture-routes.ts'
import { Button } from '../../ui/button.tsx'
import { storedPicture } from '../picture.ts'
import type { useLibrary } from './use-library.ts'

interface Props {
  library: ReturnType<typeof useLibrary>
  /** Ids. */
  chosen: number[]
  /** Paths of the form's pictures. */
  taken: string[]
  /** No more can be selected. */
  isFull: boolean
  onToggle: (picture: WireLibraryPicture) => void
}

export function LibraryTiles({ library, chosen, taken, isFull, onToggle }: Props) {
  const { found, q, failure, isLoading, more } = library
  if (!found) return isLoading ? <p className="py-6 text-ink-muted">Loading...</p> : null
  if (found.total === 0 && !failure) {
    const text = q ? `No picture or listing matches “${q}”.` : noneYet
    return <p className="py-6 text-ink-muted">{text}</p>
  }
  return (
    <>
      <ul
        aria-label="Pictures to choose from"
        aria-busy={isLoading}
        className="grid grid-cols-2 gap-3 py-1 aria-busy:opacity-60 sm:grid-cols-3 md:grid-cols-4"
      >
        {found.items.map((picture) => {
          const isTaken = taken.includes(picture.path)
          const isChosen = chosen.includes(picture.id)
          return (
            <li key={picture.id}>
              <Tile
                picture={picture}
                isTaken={isTaken}
                isChosen={isChosen}
                isOff={isTaken || (isFull && !isChosen)}
                onToggle={() => onToggle(picture)}
              />
            </li>
          )
        })}
      </ul>
      {found.items.length < found.total && (
        <p className="py-3 text-center">
          <Button onClick={more} disabled={isLoading}>
            {isLoading ? 'Loading...' : 'Show more'}
          </Button>
        </p>
      )}
    </>
  )
}

const noneYet = 'No listing has a picture yet.'

interface TileProps {
  picture: WireLibraryPicture
  isTaken: boolean
  isChosen: boolean
  isOff: boolean
  onToggle: () => void
}

function Tile({ picture, isTaken, isChosen, isOff, onToggle }: TileProps) {
  const { alt, listing } = picture
  return (
    <label
      className={`relative block overflow-hidden rounded-lg border-2 bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isChosen ? 'border-primary' : 'border-transparent'} ${isOff ? 'cursor-not-allowed opacity-55' : 'cursor-pointer'}`}
    >
      <input
        type="checkbox"
        className="sr-only"
        checked={isChosen || isTaken}
        disabled={isOff}
        aria-label={alt === listing.title ? alt : `${alt}, ${listing.title}`}
        onChange={onToggle}
      />
      <img
        src={storedPicture(picture, '').src}
        alt=""
        loading="lazy"
        className="aspect-4/3 w-full object-cover"
      />
      <span aria-hidden className="block px-2 py-1.5 text-sm">
        <span className="line-clamp-1 font-medium">{alt}</span>
        <span className="line-clamp-1 text-ink-muted">
          {isTaken ? 'Already in this form' : alt === listing.title ? ' ' : listing.title}
        </span>
      </span>
      {isChosen && (
        <span
          aria-hidden
          className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-primary text-on-primary"
        >
          <Check className="size-5" />
        </span>
      )}
    </label>
  )
}
