import { useEffect, useEffectEvent } from 'react'
import { ownerField } from '#catalogue/kind.ts'
import { kindOf } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { call } from '../api/call.ts'
import { sendForm } from '../api/send-form.ts'
import { picturesOver } from '../pictures/over-their-pictures.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import { bindFields } from '../record-form/bind-fields.ts'
import { typedOver } from '../record-form/merge.ts'
import { typedOf } from '../record-form/typed.ts'
import { useIsGone } from '../record-form/use-is-gone.ts'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import { useTyped } from '../record-form/use-typed.ts'
import { partPath } from './load-parts.ts'
import { checkPart, hasPictures, partForm, partJson } from './part-body.ts'
import { partDifferences, picturedAs } from './part-differences.ts'
import { failed, type PartScreen } from './part-screens.ts'

interface PartInForm {
  screen: PartScreen
  declaration: Part
  ownerId?: number
  record?: WirePart
}

export interface PartFormOptions extends PartInForm {
  /** Called when a save begins. */
  onBegin: () => void
  /** Resolves once the form can be used again. */
  onSaved: (outcome: { isLeft: boolean }) => Promise<unknown>
  /** Reloads the part from the server. */
  onReload: () => void
}

/** The form of a part, and saving it. */
export function usePartForm({ onBegin, onSaved, onReload, ...options }: PartFormOptions) {
  const { screen, declaration, ownerId, record } = options
  const { typing, gallery, sent } = usePartFields(options)
  const isGone = useIsGone()
  const path = record ? `${partPath(screen)}/${record.id}` : partPath(screen)
  const form = useRecordForm<unknown, WirePart>({
    drafts: [typing, gallery],
    onBegin,
    check() {
      if (!ownerId) return { text: screen.chooseFirst }
      return checkPart(screen, declaration, { typed: typing.typed, pictures: gallery.pictures })
    },
    async transmit({ theirs, send }) {
      const method = record ? 'PUT' : 'POST'
      const values = sent(theirs)
      if (!hasPictures(declaration)) return send(() => call(method, path, partJson(values)))
      const body = partForm(values)
      const make = () => sendForm({ method, path, body, onProgress: gallery.setSent })
      const outcome = await send(make)
      gallery.setSent(undefined)
      return outcome
    },
    failure: (problem) => failed(screen, 'save', problem),
    async onSaved() {
      form.leave()
      await onSaved({ isLeft: isGone() })
      return undefined
    },
    conflict: record && {
      record: storedRecord(options, record.id),
      differences: (theirs) => partDifferences(declaration, theirs, { ...typing, ...gallery }),
      onTakeTheirs() {
        form.leave()
        onReload()
      },
    },
  })
  useOnChoice(ownerId, form.dismiss)
  return { ...form, gallery, field: bindFields(typing, form).field }
}

/** The first choice of an owner keeps the input, but not the request to choose one. */
function useOnChoice(ownerId: number | undefined, dismiss: () => void) {
  const dismissNow = useEffectEvent(dismiss)
  useEffect(() => {
    if (ownerId) dismissNow()
  }, [ownerId])
}

const storedRecord = ({ screen, ownerId }: PartInForm, partId: number) => ({
  path: `${partPath(screen)}/${partId}`,
  kind: screen.kind,
  listingId: ownerId,
  name: screen.part,
  partId,
})

/** The texts and pictures of a part, and its body. */
function usePartFields({ screen, declaration, ownerId, record }: PartInForm) {
  const { fields } = declaration
  const draftKey = ownerId && `${screen.kind}:${ownerId}:${screen.part}:${record?.id ?? 'new'}`
  const typing = useTyped({
    draftKey,
    initial: typedOf(fields, record),
    version: record?.version,
  })
  const gallery = usePictures(hasPictures(declaration) ? draftKey : undefined, record)

  const sent = (theirs?: WirePart) => ({
    part: declaration,
    typed: theirs ? typedOver(typedOf(fields, theirs), typing) : typing.typed,
    pictures: theirs ? picturesOver(picturedAs(theirs), gallery) : gallery.pictures,
    owner: [ownerField(kindOf(screen.kind)), ownerId] as [string, number | undefined],
    id: record?.id,
    version: (theirs ?? typing).version,
  })
  return { typing, gallery, sent }
}
