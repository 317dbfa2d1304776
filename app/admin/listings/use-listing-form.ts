import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Problem } from '#server/api/problem.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { sendForm } from '../api/send-form.ts'
import type { WireListing } from '../api/wire.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useErrors } from '../forms/use-errors.ts'
import { useTyped } from '../forms/use-typed.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import { screens } from '../screens.ts'
import { useSend } from '../use-send.ts'
import { checkListing, listingBody, typedListing } from './listing-body.ts'

interface Options {
  name: KindName
  /** The listing to change; absent for a new one. */
  record?: WireListing
}

export type ListingForm = ReturnType<typeof useListingForm>

/** What stands in the form of one listing, and its way to the server. */
export function useListingForm({ name, record }: Options) {
  const kind = kindOf(name)
  const typing = useTyped({
    draftKey: `${name}:${record?.id ?? 'new'}`,
    initial: typedListing(kind, record),
    version: record?.version,
  })
  const gallery = usePictures(record?.pictures)
  const wrong = useErrors()
  const { isBusy, run } = useBusy()
  const send = useSend()

  function transmit(version?: number) {
    const { pictures, setSent } = gallery
    const { priceName } = screens[name]
    const body = listingBody({ kind, typed: typing.typed, pictures, record, version, priceName })
    const way = record
      ? { method: 'PUT' as const, path: `/${name}/${record.id}` }
      : { method: 'POST' as const, path: `/${name}` }
    return send(() => sendForm<WireListing>({ ...way, body, onProgress: setSent }))
  }

  return {
    kind,
    typing,
    gallery,
    wrong,
    isBusy,
    isDirty: typing.isTyped || gallery.isChanged,
    change(field: string, text: string) {
      typing.change(field, text)
      wrong.forgive(field)
    },
    /** 'saved', or why not; undefined when its own rules refused it, or it is being saved already. */
    save: (version: number | undefined) =>
      run(async (): Promise<Problem | 'saved' | undefined> => {
        const found = checkListing(kind, typing.typed)
        if (Object.keys(found).length > 0) return void wrong.refuse(found)
        wrong.forgiveAll()
        const { problem } = await transmit(version)
        gallery.setSent(undefined)
        if (problem) wrong.refuse(toFormErrors(problem, name))
        return problem ?? 'saved'
      }),
  }
}

/** A price may be refused under its second name. */
function toFormErrors(problem: Problem, name: KindName) {
  const errors = fieldErrorsOf(problem)
  const second = errors[screens[name].priceName ?? '']
  return second ? { ...errors, price: second } : errors
}
