import { counted } from '#catalogue/noun.ts'
import { rupees } from '#catalogue/prices/money.ts'
import type { Repriced } from './repriced.ts'

/** Old and new prices, and unchanged ones with the reason. */
export function PricePreview({ changed, unchanged }: Repriced) {
  return (
    <div className="space-y-4 text-sm">
      {unchanged.length > 0 && (
        <section aria-label="Not changed" className="rounded-lg bg-surface-2 px-3 py-2">
          <p className="font-semibold">{counted(unchanged.length, 'price')} will not change</p>
          <ul>
            {unchanged.map(({ item, reason }) => (
              <li key={item.id} className="py-0.5">
                {item.title}: <span className="text-ink-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <table className="w-full border-collapse">
          <caption className="sr-only">Prices before and after</caption>
          <thead className="text-left text-xs text-ink-muted">
            <tr>
              <th scope="col">Title</th>
              <th scope="col" className="pl-3 text-right">
                Now
              </th>
              <th scope="col" className="pl-3 text-right">
                New
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ item, price }) => (
              <tr key={item.id} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                  {item.title}
                </th>
                <td className="pl-3 text-right whitespace-nowrap text-ink-muted tabular-nums">
                  {rupees(item.price)}
                </td>
                <td className="pl-3 text-right font-semibold whitespace-nowrap tabular-nums">
                  {rupees(price)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
