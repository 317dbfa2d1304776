import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { href, Link } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { counted } from '#catalogue/noun.ts'
import type { WireListedSupplier } from '#server/api/rates/supplier-routes.ts'
import { dayText } from '../dates.ts'
import { kindIcons, kindTexts } from './kind-look.ts'

/** Suppliers grouped by place. */
export function SupplierGroups({ suppliers }: { suppliers: WireListedSupplier[] }) {
  const places = [...Map.groupBy(suppliers, ({ place }) => place)]
  return (
    <div className="gap-x-8 @4xl:columns-2">
      {places.map(([place, there]) => (
        <section key={place} aria-label={place || noPlace} className="mb-6 break-inside-avoid">
          <h3 className="mb-1 text-base font-semibold wrap-anywhere">
            <bdi>{place || noPlace}</bdi>{' '}
            <span className="font-normal text-ink-muted tabular-nums">{there.length}</span>
          </h3>
          <ul className="divide-y divide-line border-t border-line">
            {there.map((supplier) => (
              <SupplierRow key={supplier.id} supplier={supplier} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const noPlace = 'No place given'

function SupplierRow({ supplier }: { supplier: WireListedSupplier }) {
  const { id, name, kind, contact, phone } = supplier
  const Icon = kindIcons[kind]
  const about = [...new Set([contact, phone])].filter(Boolean)
  return (
    <li>
      <Link
        to={href('/admin/rates/:id', { id: String(id) })}
        className="flex min-h-14 items-center gap-3 rounded-lg px-2 py-2 hover:bg-surface-2"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
        <span className="min-w-0 grow">
          <span dir="auto" className="block text-left font-medium wrap-anywhere">
            {name}
          </span>
          <span className="block text-sm wrap-anywhere text-ink-muted">
            {kindTexts[kind]}
            {about.map((each) => (
              <Fragment key={each}>
                {' · '}
                <bdi>{each}</bdi>
              </Fragment>
            ))}
          </span>
          <span className="block text-sm text-ink-muted">
            <RateSummary {...supplier} />
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </Link>
    </li>
  )
}

const lateClass = 'rounded-md bg-warning-soft px-1.5 font-medium text-on-warning-soft'

/** How many rates it has, and until when. */
function RateSummary({ rateCount, lastDay }: WireListedSupplier) {
  if (!lastDay) return <span className={lateClass}>No rates</span>
  const rates = counted(rateCount, 'rate')
  if (lastDay >= todayInKolkata()) return `${rates} until ${dayText(lastDay)}`
  return <span className={lateClass}>{`${rates}, the last until ${dayText(lastDay)}`}</span>
}
