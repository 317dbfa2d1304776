import { ownerField } from '#catalogue/kind.ts'
import { kindOf } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { sendForm } from '../api/send-form.ts'
import { picturesOver } from '../pictures/over-their-pictures.ts'
import { deletePictures } from '../pictures/picture-drafts.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import { deleteDraft } from '../record-form/draft.ts'
import { typedOf } from '../record-form/typed.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { useErrors } from '../record-form/use-errors.ts'
import { useTyped } from '../record-form/use-typed.ts'
import { useSend } from '../use-send.ts'
import { partPath, type WirePart } from './load-parts.ts'
import { picturedAs, typedOver } from './over-their-part.ts'
import { checkPart, partForm, partJson } from './part-body.ts'
import type { PartScreen } from './part-screens.ts'

interface Options {
  screen: PartScreen
  declaration: Part
  ownerId?: number
  /** The part to change; absent for a new one. */
  record?: WirePart
}

export type PartFormState = ReturnType<typeof usePartForm>
export type PartOutcome = 'saved' | { refusal: string } | { problem: Problem }

/** What stands in the form of one part, and its way to the server. */
export function usePartForm({ screen, declaration, ownerId, record }: Options) {
  const hasPictures = declaration.pictures !== 'none'
  const draftKey = ownerId && `${screen.kind}:${ownerId}:${screen.part}:${record?.id ?? 'new'}`
  const typing = useTyped({
    draftKey,
    initial: typedOf(declaration.fields, record),
    version: record?.version,
  })
  const gallery = usePictures(hasPictures ? draftKey : undefined, record)
  const wrong = useErrors()
  const { isBusy, run } = useBusy()
  const send = useSend()

  function transmit(id: number, theirs?: WirePart) {
    const owner: [string, number] = [ownerField(kindOf(screen.kind)), id]
    const { setSent } = gallery
    const pictures = theirs ? picturesOver(picturedAs(theirs), gallery) : gallery.pictures
    const typed = theirs ? typedOver(declaration.fields, theirs, typing) : typing.typed
    const version = theirs?.version ?? typing.version
    const sent = { part: declaration, typed, pictures, owner, id: record?.id, version }
    const method = record ? 'PUT' : 'POST'
    const path = record ? `${partPath(screen)}/${record.id}` : partPath(screen)
    if (!hasPictures) return send(() => call(method, path, partJson(sent)))
    const body = partForm(sent)
    return send(() => sendForm({ method, path, body, onProgress: setSent }))
  }
  async function save(theirs?: WirePart): Promise<PartOutcome> {
    if (!ownerId) return { refusal: screen.chooseFirst }
    const { pictures } = gallery
    const refusal = checkPart(screen, declaration, { typed: typing.typed, pictures })
    if (refusal) {
      wrong.refuse(refusal.errors)
      return { refusal: refusal.text ?? '' }
    }
    wrong.clearAll()
    const { problem } = await transmit(ownerId, theirs)
    gallery.setSent(undefined)
    if (!problem) return 'saved'
    wrong.refuse(fieldErrorsOf(problem))
    return { problem }
  }
  return {
    typing,
    gallery,
    wrong,
    isBusy,
    restoredFrom: typing.restoredFrom ?? gallery.restoredFrom,
    isDirty: typing.isTyped || gallery.isChanged,
    /** Nothing of it is worth keeping any more. */
    finish() {
      typing.finish()
      gallery.finish()
      // Another form may stand in its place by now, which knows nothing of this one's draft.
      if (!draftKey) return
      deleteDraft(draftKey)
      deletePictures(draftKey)
    },
    change(field: string, text: string) {
      typing.change(field, text)
      wrong.clear(field)
    },
    /** Over what somebody else has made of it, where that is known. */
    save,
    /** Runs nothing while it is being saved already. */
    run,
  }
}
