import { Archive, ArchiveRestore, Pencil } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { supplierFields, supplierLabels } from '#catalogue/rates/supplier.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { chatDigits } from '../enquiries/desk/answer-links.ts'
import { changedSearch } from '../search/changed-search.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { useChange } from '../use-change.ts'
import { kindTexts } from './kind-look.ts'
import { ListingLink } from './listing-link.tsx'

/** A supplier's contact, and a form to change its data. */
export function SupplierDetails({ supplier }: { supplier: WireSupplier }) {
  const [search] = useSearchParams()
  return (
    <Panel heading={[kindTexts[supplier.kind], supplier.place].filter(Boolean).join(', ')}>
      <div className="space-y-4">
        {supplier.archived && (
          <p className="font-semibold text-on-warning-soft">
            Archived: no longer offered in quotes. Quotes that name it keep it.
          </p>
        )}
        <Facts supplier={supplier} />
        <div className="flex flex-wrap gap-3">
          <Link
            to={changedSearch(search, { details: 'edit' })}
            className={buttonClass({ size: 'small' })}
          >
            <Pencil aria-hidden className="size-4" /> Edit details
          </Link>
          <ArchiveButton supplier={supplier} />
        </div>
      </div>
    </Panel>
  )
}

const linkClass = 'inline-flex min-h-8 items-center text-link underline pointer-coarse:min-h-11'

function Facts({ supplier }: { supplier: WireSupplier }) {
  const { contact, phone, whatsapp, email, notes, listingId } = supplier
  const facts = [
    { label: supplierFields.contact.label, fact: contact },
    {
      label: supplierFields.phone.label,
      fact: phone && <ContactLink to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</ContactLink>,
    },
    {
      label: supplierFields.whatsapp.label,
      fact: whatsapp && (
        <ContactLink to={`https://wa.me/${chatDigits(whatsapp)}`}>{whatsapp}</ContactLink>
      ),
    },
    {
      label: supplierFields.email.label,
      fact: email && <ContactLink to={`mailto:${email}`}>{email}</ContactLink>,
    },
    { label: supplierLabels.listingId, fact: listingId && <ListingLink id={listingId} /> },
    { label: supplierFields.notes.label, fact: notes },
  ].filter(({ fact }) => fact)
  if (facts.length === 0) {
    return <p className="text-ink-muted">No contact details or notes yet.</p>
  }
  return (
    <dl className="grid gap-x-8 gap-y-2 @xl:grid-cols-2 @4xl:grid-cols-3">
      {facts.map(({ label, fact }) => (
        <div key={label} className="min-w-0 @xl:last:col-span-full">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

const ContactLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={to}
    className={linkClass}
    target={to.startsWith('http') ? '_blank' : undefined}
    rel="noreferrer"
  >
    {children}
  </a>
)

const question = 'Archive this supplier?'
const note = 'It is no longer offered in quotes or listed here. It can be brought back.'

function ArchiveButton({ supplier: { id, name, archived, version } }: { supplier: WireSupplier }) {
  const { change, isBusy, notice, ask, dialog } = useChange()
  async function archive() {
    if (!archived && !(await ask({ question, about: name, note, verb: 'Archive' }))) return
    const said = archived ? 'Supplier is in use again.' : 'Supplier archived.'
    await change('PUT', `/suppliers/${id}`, said, { archived: !archived, version })
  }
  const Icon = archived ? ArchiveRestore : Archive
  return (
    <>
      <Button size="small" onClick={archive} disabled={isBusy}>
        <Icon aria-hidden className="size-4" /> {archived ? 'Bring back' : 'Archive'}
      </Button>
      {notice}
      {dialog}
    </>
  )
}
