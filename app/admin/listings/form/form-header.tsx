import { Copy, ExternalLink, History } from 'lucide-react'
import { href, Link } from 'react-router'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import type { WireEntry } from '#server/api/operations/history-routes.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { FormNotices } from '../../record-form/record-form.tsx'
import { useMe } from '../../shell/me.ts'
import { sinceText } from '../../since.ts'
import { PreviewLink } from './preview-link.tsx'
import type { ListingFormState } from './use-listing-form.tsx'

interface Props {
  form: ListingFormState
  record?: WireListing
  lastChange?: WireEntry
  onDuplicate: (record: WireListing) => void
}

const linkClass =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 text-link underline'

/** The listing of the form, its status on the site, and whether a draft was restored. */
export function FormHeader({ form, record, lastChange, onDuplicate }: Props) {
  return (
    <div className="space-y-2">
      <h2 id="form-heading" tabIndex={-1} className="scroll-mt-28 text-2xl outline-none">
        {record ? record.title : `New ${form.kind.noun}`}
      </h2>
      {record && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <State listing={record} />
            <LastChange record={record} entry={lastChange} />
          </p>
          <Links form={form} record={record} onDuplicate={() => onDuplicate(record)} />
        </div>
      )}
      <FormNotices form={form} />
    </div>
  )
}

const badgeClass = 'rounded-md px-2 py-0.5 font-semibold'

/** The stored status, regardless of unsaved input. */
function State({ listing: { status, priceOnRequest } }: { listing: WireListing }) {
  return (
    <>
      {status === 'draft' ? (
        <span className={`${badgeClass} bg-warning-soft text-on-warning-soft`}>Draft</span>
      ) : (
        <span className={`${badgeClass} bg-success-soft text-on-success-soft`}>Published</span>
      )}
      {priceOnRequest && (
        <span className={`${badgeClass} bg-surface-3 text-ink`}>Price on request</span>
      )}
    </>
  )
}

interface ChangeProps {
  record: WireListing
  entry?: WireEntry
}

function LastChange({ record, entry }: ChangeProps) {
  const me = useMe()
  const at = entry?.at ?? record.updatedAt
  const by = entry && (entry.userId === me.id ? ' by you' : ` by ${entry.author}`)
  return (
    <span className="text-ink-muted">
      Changed{by} <time dateTime={at}>{sinceText(at)}</time>
    </span>
  )
}

interface LinksProps {
  form: ListingFormState
  record: WireListing
  onDuplicate: () => void
}

function Links({ form: { name, isDirty }, record, onDuplicate }: LinksProps) {
  return (
    <p className="flex flex-wrap gap-x-5">
      {record.status === 'published' ? (
        <a href={listingPath({ ...record, kind: name })} className={linkClass}>
          View on site <ExternalLink aria-hidden className="size-4" />
        </a>
      ) : (
        !isDirty && <PreviewLink kind={name} listing={record} />
      )}
      <Link to={`${href('/admin/history')}?listingId=${record.id}`} className={linkClass}>
        History <History aria-hidden className="size-4" />
      </Link>
      {!isDirty && (
        // Unsaved input would be in neither.
        <button type="button" onClick={onDuplicate} className={`${linkClass} cursor-pointer`}>
          Duplicate <Copy aria-hidden className="size-4" />
        </button>
      )}
    </p>
  )
}
