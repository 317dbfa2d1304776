import { moved } from '../moved.ts'
import { failuresOf, type Picture } from './picture.ts'
import { PictureTile, type TileProps } from './picture-tile.tsx'

export interface TilesProps {
  pictures: Picture[]
  errors: string[]
  progress?: Record<string, number>
  onChange: (pictures: Picture[]) => void
  onReplace: (key: string, files: File[]) => void
  onRemove: (at: number) => void
}

/** The pictures of a form, in order. */
export function PictureTiles({ Tile = PictureTile, ...props }: TilesProps & { Tile?: Tile }) {
  const { pictures, errors, progress, onChange, onReplace, onRemove } = props
  const setAlt = (key: string, alt: string) =>
    onChange(pictures.map((each) => (each.key === key ? { ...each, alt } : each)))
  return (
    <ol
      aria-label="Pictures in their order"
      className="grid grid-cols-2 gap-3 @max-[15rem]:grid-cols-1 @md:grid-cols-3"
    >
      {pictures.map((picture, at) => (
        <Tile
          key={picture.key}
          picture={picture}
          failures={failuresOf(picture, errors)}
          at={at}
          count={pictures.length}
          sent={progress?.[picture.key]}
          onMove={(to) => onChange(moved(pictures, at, to))}
          onDescribe={(alt) => setAlt(picture.key, alt)}
          onReplace={(files) => onReplace(picture.key, files)}
          onRemove={() => onRemove(at)}
        />
      ))}
    </ol>
  )
}

type Tile = React.ComponentType<TileProps>
