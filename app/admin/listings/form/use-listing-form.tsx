import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { sendForm } from '../../api/send-form.ts'
import { toast } from '../../notice.ts'
import { picturesOver } from '../../pictures/over-their-pictures.ts'
import { checkAlts } from '../../pictures/picture.ts'
import { usePictures } from '../../pictures/use-pictures.ts'
import { bindFields } from '../../record-form/bind-fields.ts'
import { typedOver } from '../../record-form/merge.ts'
import { useRecordForm } from '../../record-form/use-record-form.tsx'
import { useTyped } from '../../record-form/use-typed.ts'
import { screens } from '../../screens.ts'
import { AfterFailure } from './after-failure.tsx'
import { checkListing, listingBody, typedListing } from './listing-body.ts'
import { differencesOf } from './over-theirs.ts'
import { useSaveAndPreview } from './use-save-and-preview.ts'

export interface ListingFormOptions {
  name: KindName
  record?: WireListing
  onSaved: () => void
  /** Continues with a listing that was saved for its preview. */
  onStored: (id: number) => void
  /** Opens the listing again as it is now on the server. */
  onReload: () => void
}

export type ListingFormState = ReturnType<typeof useListingForm>

/** What stands in the form of one listing, and its way to the server. */
export function useListingForm({ name, record, onSaved, onStored, onReload }: ListingFormOptions) {
  const kind = kindOf(name)
  const screen = screens[name]
  const fields = useListingFields(name, record)
  const { typing, gallery } = fields
  const form = useRecordForm<WireListing, WireListing, 'preview'>({
    drafts: [typing, gallery],
    check: () => ({
      errors: { ...checkListing(kind, typing.typed), ...checkAlts(gallery.pictures) },
    }),
    async transmit({ change, theirs, send }) {
      const body = fields.body(change && { status: 'draft' }, theirs)
      const way = record
        ? { method: 'PUT' as const, path: `/${name}/${record.id}` }
        : { method: 'POST' as const, path: `/${name}` }
      const make = () => sendForm<WireListing>({ ...way, body, onProgress: gallery.setSent })
      const outcome = await send(make)
      gallery.setSent(undefined)
      return outcome
    },
    onSaved(_listing, change) {
      form.close()
      if (change) return toast('Saved as a draft.')
      onSaved()
      return record ? screen.updated : screen.added
    },
    errorsOf: (problem) => toFormErrors(problem, name),
    failure: screen.saveFailed,
    conflict: record && {
      record: { path: `/${name}/${record.id}`, kind: name, listingId: record.id },
      differences: (theirs) => differencesOf(kind, theirs, { ...typing, ...gallery }),
      onTakeTheirs() {
        form.leave()
        onReload()
      },
    },
    afterRefusal: ({ problem, change, theirs }) => (
      <AfterFailure
        problem={problem}
        showsAnswer={screen.showsAnswer}
        onRetry={() => (change ? saveAndPreview() : form.save(undefined, theirs))}
      />
    ),
  })
  const { saveAndPreview, dialog } = useSaveAndPreview({ form, name, record, onStored })
  const { field, input } = bindFields(typing, form)
  return { ...form, name, kind, typing, gallery, field, input, saveAndPreview, dialog }
}

/** The texts and pictures of one listing, and the body that carries them. */
function useListingFields(name: KindName, record?: WireListing) {
  const kind = kindOf(name)
  const { priceName } = screens[name]
  const draftKey = `${name}:${record?.id ?? 'new'}`
  const initial = typedListing(kind, record)
  const typing = useTyped({ draftKey, initial, version: record?.version })
  const gallery = usePictures(draftKey, record)

  function body(changes: { status?: 'draft' } = {}, theirs?: WireListing): FormData {
    const pictures = theirs ? picturesOver(theirs, gallery) : gallery.pictures
    const merged = theirs ? typedOver(typedListing(kind, theirs), typing) : typing.typed
    const { version } = theirs ?? typing
    const typed = { ...merged, ...changes }
    return listingBody({ kind, typed, pictures, record, version, priceName })
  }
  return { typing, gallery, body }
}

/** A price may be refused under its second name. */
function toFormErrors(problem: Problem, name: KindName) {
  const errors = fieldErrorsOf(problem)
  const second = errors[screens[name].priceName ?? '']
  return second ? { ...errors, price: second } : errors
}
