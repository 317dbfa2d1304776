import { ChevronRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { searchWords } from '#catalogue/listings/listing-query.ts'
import { upperFirst } from '#catalogue/noun.ts'
import { supplierKinds } from '#catalogue/rates/supplier.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { controlClass } from '../../../ui/control-look.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useAnswer } from '../../../use-answer.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import type { Suppliers } from '../../load-suppliers.ts'

interface Props {
  q: string
  onSearch: (q: string) => void
  onChoose: (supplier: WireSupplier) => void
}

/** The active suppliers, with a search. */
export function SupplierList(props: Props) {
  const { suppliers } = useEditing()
  if (!suppliers) {
    return <LoadFailure>The suppliers could not be loaded. Please try again.</LoadFailure>
  }
  const { q, onSearch } = props
  return (
    <>
      <input
        type="search"
        aria-label="Find a supplier"
        placeholder="Name, place or kind"
        value={q}
        onChange={({ target }) => onSearch(target.value)}
        className={`${controlClass} min-h-11`}
      />
      {suppliers.isAll ? (
        <Rows {...props} suppliers={found(suppliers.known, q)} />
      ) : (
        <OfMany {...props} suppliers={suppliers} />
      )}
    </>
  )
}

/** There are more than loaded, so the server searches. */
function OfMany({ suppliers: { known }, ...props }: Props & { suppliers: Suppliers }) {
  const q = props.q.trim()
  const path = `/suppliers?pageSize=50&q=${encodeURIComponent(q)}`
  const answer = useAnswer<WireList<WireSupplier>>(q === '' ? undefined : path)
  if (answer.state === 'failed') {
    return <LoadFailure onRetry={answer.retry}>{answer.message}</LoadFailure>
  }
  return (
    <>
      <p role="status" className="pt-2 text-sm text-ink-muted empty:hidden">
        {answer.state === 'idle' && 'Some of the suppliers are below. Search for others.'}
        {answer.state === 'loading' && 'Searching…'}
      </p>
      {answer.state === 'idle' && <Rows {...props} suppliers={found(known, '')} />}
      {answer.state === 'found' && <Rows {...props} suppliers={answer.found.$values} />}
    </>
  )
}

interface RowsProps extends Omit<Props, 'onSearch'> {
  suppliers: WireSupplier[]
}

/** Those at the quote's places first. */
function Rows({ q, suppliers, onChoose }: RowsProps) {
  const days = useVersion((version) => version.days)
  const texts = days.map(({ place, title, text }) => `${place} ${title} ${text}`).join(' ')
  const shown = nearFirst(suppliers, texts.toLowerCase())
  return (
    <>
      <ul className="mt-2">
        {shown.map((supplier) => (
          <li key={supplier.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onChoose(supplier)}
              className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 text-left hover:bg-surface-2"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold break-words">{supplier.name}</span>
                <span className="text-sm text-ink-muted">
                  {[upperFirst(supplier.kind), supplier.place].filter(Boolean).join(', ')}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="p-6 text-center text-ink-muted">
          {q ? 'No supplier has this name.' : 'The rate book is empty.'}{' '}
          <Link to={href('/admin/rates')} className="text-link underline">
            Open the rate book
          </Link>
        </p>
      )}
    </>
  )
}

/** Active suppliers in which every searched word begins a word. */
function found(suppliers: WireSupplier[], q: string): WireSupplier[] {
  const words = searchWords(q)
  return suppliers.filter(({ name, place, kind, archived }) => {
    if (archived) return false
    const own = searchWords(`${name} ${place} ${kind}`)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
}

/** Those at the quote's places first, and accommodation first among them. */
function nearFirst(suppliers: WireSupplier[], texts: string): WireSupplier[] {
  const rank = ({ place, kind }: WireSupplier) => {
    const isNear = place !== '' && texts.includes(place.toLowerCase())
    return supplierKinds.indexOf(kind) + (isNear ? 0 : supplierKinds.length)
  }
  return suppliers.toSorted((one, other) => rank(one) - rank(other))
}
