import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { sendForm } from '../../api/send-form.ts'
import type { WireListing } from '../../api/wire.ts'
import { picturesOver } from '../../pictures/over-their-pictures.ts'
import { checkAlts } from '../../pictures/picture.ts'
import { usePictures } from '../../pictures/use-pictures.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { useErrors } from '../../record-form/use-errors.ts'
import { useTyped } from '../../record-form/use-typed.ts'
import { screens } from '../../screens.ts'
import { useSend } from '../../use-send.ts'
import { checkListing, listingBody, typedListing } from './listing-body.ts'
import { typedOver } from './over-theirs.ts'

interface Options {
  name: KindName
  /** The listing to change; absent for a new one. */
  record?: WireListing
}

interface Saving {
  /** The version that is changed; absent lets the last write win. */
  version?: number
  /** In place of the one chosen. */
  status?: Status
  /** What somebody else has made of it, and is saved over. */
  theirs?: WireListing
}

type Saved = { listing: WireListing; problem?: undefined } | { problem: Problem }

export type ListingForm = ReturnType<typeof useListingForm>

/** What stands in the form of one listing, and its way to the server. */
export function useListingForm({ name, record }: Options) {
  const kind = kindOf(name)
  const draftKey = `${name}:${record?.id ?? 'new'}`
  const typing = useTyped({
    draftKey,
    initial: typedListing(kind, record),
    version: record?.version,
  })
  const gallery = usePictures(draftKey, record)
  const wrong = useErrors()
  const { isBusy, run } = useBusy()
  const send = useSend()

  function transmit({ version, status, theirs }: Saving) {
    const pictures = theirs ? picturesOver(theirs, gallery) : gallery.pictures
    const { priceName } = screens[name]
    const merged = theirs ? typedOver(kind, theirs, typing) : typing.typed
    const typed = status ? { ...merged, status } : merged
    const body = listingBody({ kind, typed, pictures, record, version, priceName })
    const way = record
      ? { method: 'PUT' as const, path: `/${name}/${record.id}` }
      : { method: 'POST' as const, path: `/${name}` }
    return send(() => sendForm<WireListing>({ ...way, body, onProgress: gallery.setSent }))
  }

  /** Whether its own rules allow it to be sent; else they are told under the fields. */
  function check(): boolean {
    const found = { ...checkListing(kind, typing.typed), ...checkAlts(gallery.pictures) }
    const isRight = Object.keys(found).length === 0
    if (isRight) wrong.clearAll()
    else wrong.refuse(found)
    return isRight
  }

  return {
    name,
    kind,
    typing,
    gallery,
    wrong,
    isBusy,
    isDirty: typing.isTyped || gallery.isChanged,
    /** When what was brought back into the form was last changed. */
    restoredFrom: typing.restoredFrom ?? gallery.restoredFrom,
    /** Nothing of it is worth keeping any more. */
    finish() {
      typing.finish()
      gallery.finish()
    },
    change(field: string, text: string) {
      typing.change(field, text)
      wrong.clear(field)
    },
    check,
    /** The listing, or why not; undefined when its own rules refused it, or it is being saved already. */
    save: (saving: Saving) =>
      run(async (): Promise<Saved | undefined> => {
        if (!check()) return undefined
        const { data, problem } = await transmit(saving)
        gallery.setSent(undefined)
        if (!problem) return { listing: data }
        wrong.refuse(toFormErrors(problem, name))
        return { problem }
      }),
  }
}

/** A price may be refused under its second name. */
function toFormErrors(problem: Problem, name: KindName) {
  const errors = fieldErrorsOf(problem)
  const second = errors[screens[name].priceName ?? '']
  return second ? { ...errors, price: second } : errors
}
