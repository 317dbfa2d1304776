import type { Image } from '#catalogue/pictures/image.ts'
import type { Piece } from '#catalogue/texts/pictured.ts'
import { Markdown } from '../listing-page/markdown.tsx'
import { Picture } from '../media/picture.tsx'

interface Props {
  pieces: Piece[]
  images: Image[]
}

const sizes = '(min-width: 48rem) 44rem, 92vw'

/** A text with its pictures in place; a missing picture leaves no gap. */
export const ArticleText = ({ pieces, images }: Props) => (
  <div className="prose">
    {[...pieces.entries()].map(([place, piece]) => {
      if ('text' in piece) return <Markdown key={place} text={piece.text} under={1} />
      const image = images[piece.picture - 1]
      return (
        image && (
          <figure key={place}>
            <Picture image={image} sizes={sizes} />
          </figure>
        )
      )
    })}
  </div>
)

/** The pictures not shown within the text. */
export function besideText({ pieces, images }: Props): Image[] {
  const shown = pieces.flatMap((piece) => ('picture' in piece ? piece.picture : []))
  return images.filter((_, index) => !shown.includes(index + 1))
}
