import { useEffect } from 'react'
import { counted } from '#catalogue/noun.ts'
import type { WireRateImport } from '#server/api/rates/rate-import-route.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { DifferenceList } from '../table-import/difference-list.tsx'
import { OutcomeBadge } from '../table-import/outcome-badge.tsx'
import { RefusalList } from '../table-import/refusal-list.tsx'
import { Button } from '../ui/button.tsx'
import { daysText } from './season-text.ts'
import type { useRateImport } from './use-rate-import.ts'

type Importing = ReturnType<typeof useRateImport>

const headingId = 'rate-import-outcome'

const grouped = (count: number) => count.toLocaleString('en-IN')

/** The preview of a sheet, and the button to import it. */
export function ImportOutcome({ sheet, seen, isBusy, ...does }: Importing) {
  useEffect(() => {
    if (seen) document.getElementById(headingId)?.focus()
  }, [seen])
  if (!sheet || !seen) return null
  const good = seen.refused === 0 ? seen.new + seen.changed : 0
  const { $values: rows } = seen
  const all = seen.new + seen.changed + seen.same + seen.refused
  return (
    <Panel heading={sheet.name} headingId={headingId}>
      <div className="space-y-4">
        <p role="status" className="text-lg font-semibold">
          {resultText(seen)}
        </p>
        <p className="max-w-prose text-ink-muted">{noteText(seen)}</p>
        <div className="flex flex-wrap gap-3">
          {good > 0 && (
            <Button look="primary" onClick={does.store} disabled={isBusy}>
              Import {grouped(good)} {good === 1 ? 'rate' : 'rates'}
            </Button>
          )}
          <Button onClick={does.previewAgain} disabled={isBusy}>
            Check again
          </Button>
          <Button look="quiet" onClick={does.forget} disabled={isBusy}>
            Discard
          </Button>
        </div>
        <ul>
          {rows.map((row) => (
            <ImportedRow key={`${row.sheet} ${row.row} ${row.refusals[0]?.column}`} row={row} />
          ))}
        </ul>
        {rows.length < all && (
          <p className="text-sm text-ink-muted">And {grouped(all - rows.length)} more.</p>
        )}
      </div>
    </Panel>
  )
}

function resultText({ refused, changed, same, suppliers, ...seen }: WireRateImport): string {
  const counts = [
    { count: refused, text: 'to correct' },
    { count: changed, text: changed === 1 ? 'changes' : 'change' },
    { count: seen.new, text: 'new' },
    { count: same, text: 'unchanged' },
  ].filter(({ count }) => count > 0)
  if (counts.length === 1 && same > 0)
    return 'Nothing changes: every row is already in the rate book.'
  const said = counts.map(({ count, text }) => `${grouped(count)} ${text}`).join(', ')
  return `${said}.${suppliers > 0 ? ` ${counted(suppliers, 'new supplier')}.` : ''}`
}

function noteText({ refused, changed, ...seen }: WireRateImport): string {
  if (refused > 0) {
    return 'All rows are stored, or none. Correct the cells below in your sheet and choose it again.'
  }
  return changed + seen.new > 0 ? 'Nothing is stored yet.' : ''
}

function ImportedRow({ row }: { row: WireRateImport['$values'][number] }) {
  const { sheet, supplier, item, rate, outcome, isNewSupplier, refusals, differences } = row
  const where = [row.row && `Row ${row.row}`, sheet].filter(Boolean).join(' of ')
  const about = [where, isNewSupplier && 'new supplier'].filter(Boolean).join(', ')
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {(item || supplier) && (
            <p className="wrap-anywhere">
              <bdi className="font-semibold">{item || supplier}</bdi>{' '}
              {item && <bdi className="text-ink-muted">{supplier}</bdi>}
            </p>
          )}
          <p className="text-sm text-ink-muted">{about}</p>
          {rate && outcome !== 'changed' && (
            <p className="text-sm wrap-anywhere tabular-nums">
              {[daysText(rate), rate.prices].filter(Boolean).join(': ')}
            </p>
          )}
        </div>
        <OutcomeBadge outcome={outcome} />
      </div>
      {refusals.length > 0 && <RefusalList refusals={refusals} />}
      {differences.length > 0 && <DifferenceList differences={differences} />}
    </li>
  )
}
