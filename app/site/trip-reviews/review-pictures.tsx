import { imagePath } from '#catalogue/pictures/image.ts'
import type { ReviewPicture } from '#server/reviews/pictures.ts'
import { Picture } from '../media/picture.tsx'

interface Props {
  pictures: ReviewPicture[]
  /** Each with a checkbox to remove it. */
  isRemovable?: boolean
}

/** The guest's pictures: thumbnails that open enlarged. */
export function ReviewPictures({ pictures, isRemovable = false }: Props) {
  if (pictures.length === 0) return null
  const columns = isRemovable ? 'auto-fill, minmax(7rem, 1fr)' : '4, minmax(0, 8rem)'
  return (
    <div className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columns})` }}>
      {pictures.map((picture, at) => {
        const alt = `From the guest’s trip, ${at + 1}`
        return (
          <div key={picture.id}>
            <a href={`/${imagePath(picture)}`} className="block aspect-square">
              <Picture
                image={{ ...picture, alt }}
                sizes="8rem"
                widest={400}
                className="size-full overflow-hidden rounded-lg"
              />
            </a>
            {isRemovable && (
              <label className="flex min-h-11 items-center gap-2 text-sm font-normal">
                <input type="checkbox" name="remove" value={picture.id} />
                <span>
                  Take out <span className="sr-only">picture {at + 1}</span>
                </span>
              </label>
            )}
          </div>
        )
      })}
    </div>
  )
}
