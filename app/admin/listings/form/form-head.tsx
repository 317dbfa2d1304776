import { ExternalLink, History } from 'lucide-react'
import { href, Link } from 'react-router'
import { listingPath } from '#catalogue/listing-path.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { FormNotices } from '../../record-form/record-form.tsx'
import { PreviewLink } from './preview-link.tsx'
import type { ListingFormState } from './use-listing-form.tsx'

interface Props {
  form: ListingFormState
  record?: WireListing
}

const linkClass =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 text-link underline'

/** What the form is about, and what was brought back into it. */
export function FormHead({ form, record }: Props) {
  const { kind } = form
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="form-heading" tabIndex={-1} className="scroll-mt-28 text-2xl outline-none">
          {record ? record.title : `New ${kind.noun}`}
        </h2>
        {record && (
          <p className="flex flex-wrap gap-x-5 text-sm">
            {record.status === 'published' && (
              <a href={listingPath({ ...record, kind: form.name })} className={linkClass}>
                View on site <ExternalLink aria-hidden className="size-4" />
              </a>
            )}
            <Link to={`${href('/admin/history')}?listingId=${record.id}`} className={linkClass}>
              History <History aria-hidden className="size-4" />
            </Link>
          </p>
        )}
        {record?.status === 'draft' && !form.isDirty && (
          <PreviewLink kind={form.name} listing={record} />
        )}
      </div>
      <FormNotices form={form} />
    </div>
  )
}
