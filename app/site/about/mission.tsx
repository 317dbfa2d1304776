import type { About } from './about-body.tsx'

export function Mission({ heading, paragraphs }: About['mission']) {
  return (
    <section className="page section about-columns" aria-labelledby="mission">
      <h2 id="mission" className="text-3xl">
        {heading}
      </h2>
      <div className="prose text-lg">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
