import { imagePath } from '#catalogue/pictures/image.ts'
import type { ReviewPicture } from '#server/reviews/pictures.ts'
import { Picture } from '../media/picture.tsx'

interface Props {
  pictures: ReviewPicture[]
  /** Each with a box that takes it out when the form is sent. */
  isRemovable?: boolean
}

/** What a guest shows of the trip: small, and whole when opened. */
export function ReviewPictures({ pictures, isRemovable = false }: Props) {
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map((picture, at) => {
        const alt = `From the guest’s trip, ${at + 1}`
        return (
          <li key={picture.id} className="w-32">
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
          </li>
        )
      })}
    </ul>
  )
}
