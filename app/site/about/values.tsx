import type { Image } from '#catalogue/pictures/image.ts'
import { Picture } from '../media/picture.tsx'
import type { About } from './about-body.tsx'

/** The picture fills the room below the heading, which only wide screens have. */
export function Values({ heading, items, image }: About['values'] & { image: Image }) {
  return (
    <section className="page section about-columns" aria-labelledby="values">
      <div className="flex flex-col gap-6">
        <h2 id="values" className="text-3xl">
          {heading}
        </h2>
        <Picture
          image={image}
          sizes="(min-width: 64rem) 24rem, 1px"
          className="min-h-64 flex-1 overflow-clip rounded-lg max-lg:hidden"
        />
      </div>
      <dl className="about-values">
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-xl font-semibold">{title}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
