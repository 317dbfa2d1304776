import { href, Link } from 'react-router'
import type { TextBlock } from '#content/why-travel-with-us.ts'
import { Picture, type ShownImage } from '../media/picture.tsx'

interface Props extends TextBlock {
  image: ShownImage
}

export function WhyTravel({ heading, paragraphs, image }: Props) {
  return (
    <section className="bg-surface-2" aria-labelledby="why-travel">
      <div className="page section why-travel">
        <Picture
          image={image}
          sizes="(min-width: 64rem) 40rem, 54vw"
          className="why-travel-picture"
        />
        <div className="flex flex-col items-start gap-5">
          <h2 id="why-travel" className="text-3xl">
            {heading}
          </h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Link to={href('/About')} className="button button-primary">
            About us
          </Link>
        </div>
      </div>
    </section>
  )
}
