import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import type { WireListing, WirePart } from '#server/wire/schemas.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { alert, toast } from '../../notice.ts'
import { isOfPart } from '../../parts/editor/save-parts.ts'
import { checkAlts } from '../../pictures/picture.ts'
import { bindFields } from '../../record-form/bind-fields.ts'
import { saveDraft } from '../../record-form/drafts/draft.ts'
import { useRecordForm } from '../../record-form/use-record-form.tsx'
import { screens } from '../../screens.ts'
import { seeOnSite } from '../see-on-site.ts'
import { AfterFailure } from './after-failure.tsx'
import { checkListing } from './listing-body.ts'
import { differencesOf } from './over-theirs.ts'
import { type SaveChange, type Saved, sendListing, statusAfter } from './send-listing.ts'
import { type ListingFields, partsKey, useListingFields } from './use-listing-fields.ts'
import { useOtherSaves } from './use-other-saves.ts'

export interface ListingFormOptions {
  name: KindName
  record?: WireListing
  onSaved: (id: number) => void
  /** Continues with a listing that was saved for its preview, or without all its parts. */
  onStored: (id: number) => void
  /** Reloads the listing from the server. */
  onReload: () => void
}

export type ListingFormState = ReturnType<typeof useListingForm>

/** The form of a listing with its parts, and saving it. */
export function useListingForm({ name, record, onSaved, onStored, onReload }: ListingFormOptions) {
  const kind = kindOf(name)
  const fields = useListingFields(name, record)
  const { typing, gallery, parts } = fields
  function takeTheirs() {
    form.leave()
    onReload()
  }
  const form = useRecordForm<Saved, WireListing | WirePart, SaveChange>({
    drafts: [typing, gallery, parts],
    check() {
      const errors = { ...checkListing(kind, typing.typed), ...checkAlts(gallery.pictures) }
      return Object.keys(errors).length > 0 ? { errors } : parts.check()
    },
    transmit: (attempt) => sendListing(fields, { name, record, ...attempt }),
    onSaved({ listing, stopped }, change) {
      form.close()
      if (stopped) saveDraft(partsKey(name, listing.id), stopped.left)
      if (stopped && change !== 'preview') onStored(listing.id)
      if (stopped) return void form.notify('failure', toast(stopped.text))
      if (change !== 'preview') onSaved(listing.id)
      return savedNotice(name, listing, { isNew: !record, change })
    },
    errorsOf: (problem) => toFormErrors(problem, name),
    failure: (problem) =>
      isOfPart(problem) ? alert(problem.Error) : screens[name].saveFailed(problem),
    conflict: record && conflictOf({ name, record, fields, takeTheirs }),
    afterRefusal: ({ problem, change, theirs }) => (
      <AfterFailure
        problem={problem}
        showsAnswer={screens[name].showsAnswer}
        isGone={problem.status === 404 && !isOfPart(problem)}
        onRetry={() => (change === 'preview' ? others.saveAndPreview() : form.save(change, theirs))}
      />
    ),
  })
  const { status } = typing.typed
  const others = useOtherSaves({ form, name, record, status, onStored })
  const { field, input } = bindFields(typing, form)
  return { ...form, name, kind, typing, gallery, parts, field, input, ...others }
}

interface SavedAs {
  isNew: boolean
  change?: SaveChange
}

function savedNotice(name: KindName, listing: WireListing, { isNew, change }: SavedAs) {
  if (change && statusAfter(change) === 'draft') return toast('Saved as a draft.')
  const notice = isNew ? screens[name].added : screens[name].updated
  return listing.status === 'draft' ? notice : { ...notice, link: seeOnSite(name, listing.id) }
}

interface ConflictOptions {
  name: KindName
  record: WireListing
  fields: ListingFields
  takeTheirs: () => void
}

/** Based on the listing as saved meanwhile, or on the part that failed. */
function conflictOf({ name, record, fields, takeTheirs }: ConflictOptions) {
  const { parts, typing, gallery } = fields
  // The data belongs to the path it was read from.
  if (parts.conflict) {
    const { differences, onTakeTheirs } = parts.conflict
    return {
      record: { ...parts.conflict.record, listingId: record.id },
      differences: (theirs: WireListing | WirePart) => differences(theirs as WirePart),
      onTakeTheirs: (theirs: WireListing | WirePart) => onTakeTheirs(theirs as WirePart),
    }
  }
  return {
    record: { path: `/${name}/${record.id}`, kind: name, listingId: record.id },
    differences: (theirs: WireListing | WirePart) =>
      differencesOf(kindOf(name), theirs as WireListing, { ...typing, ...gallery }),
    onTakeTheirs: takeTheirs,
  }
}

/** A price may be refused under its second name. */
function toFormErrors(problem: Problem, name: KindName) {
  const errors = fieldErrorsOf(problem)
  const second = errors[kindOf(name).priceAlias ?? '']
  return second ? { ...errors, price: second } : errors
}
