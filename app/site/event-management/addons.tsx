interface Props {
  addons: { id: number; title: string; description: string }[]
}

/** What can be had with an event beside its price; nothing where there is nothing. */
export function Addons({ addons }: Props) {
  if (addons.length === 0) return null
  return (
    <section id="addons" className="detail-section">
      <h2 className="text-2xl">Available Add-ons</h2>
      <dl className="addons">
        {addons.map(({ id, title, description }) => (
          <div key={id}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
