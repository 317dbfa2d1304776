import { costsLead, costsTitle } from '#catalogue/local-costs/cost-words.ts'
import type { ShownQuote } from './load-quote.ts'

/** What the guest pays on the spot, by place; nothing if no costs are known. */
export function OnTheSpot({ quote: { costs } }: { quote: Pick<ShownQuote, 'costs'> }) {
  if (costs.length === 0) return null
  return (
    <section className="detail-section" aria-labelledby="costs-title">
      <h2 id="costs-title" className="text-2xl">
        {costsTitle}
      </h2>
      <p className="text-ink-muted">{costsLead}</p>
      {costs.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="text-lg">{title}</h3>
          <ul className="prose">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
