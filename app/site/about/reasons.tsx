import type { About } from './about-body.tsx'

/** The heading and the reasons share one grid. */
export function Reasons({ heading, items }: About['reasons']) {
  return (
    <section className="bg-surface-2" aria-labelledby="reasons">
      <div className="page section about-reasons">
        <h2 id="reasons" className="text-3xl">
          {heading}
        </h2>
        {items.map(({ title, text }) => (
          <div key={title} className="about-reason">
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
