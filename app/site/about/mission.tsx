import { about } from '#content/about.ts'

export function Mission() {
  const { heading, paragraphs } = about.mission
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
