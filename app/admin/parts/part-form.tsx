import { useRef, useState } from 'react'
import type { Part } from '#catalogue/part.ts'
import { messageOf } from '../api/field-errors.ts'
import { clearPictures } from '../pictures/clear-pictures.ts'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { Conflict } from '../record-form/conflict.tsx'
import { EditForm } from '../record-form/edit-form.tsx'
import { FieldControl } from '../record-form/field-control.tsx'
import { LeaveWarning } from '../record-form/leave-warning.tsx'
import { Restored } from '../record-form/restored.tsx'
import { SaveBar } from '../record-form/save-bar.tsx'
import { useIsGone } from '../record-form/use-is-gone.ts'
import { busyTexts } from '../screens.ts'
import { useNotify } from '../use-notify.tsx'
import { partPath, type WirePart } from './load-parts.ts'
import { partDifferences } from './over-their-part.ts'
import { pictureLimit } from './part-body.ts'
import type { PartScreen } from './part-screens.ts'
import { type PartFormState, type PartOutcome, usePartForm } from './use-part-form.ts'

interface Props {
  screen: PartScreen
  declaration: Part
  ownerId?: number
  /** What the form is about is still being read. */
  isLoading: boolean
  /** The part to change; absent for a new one. */
  record?: WirePart
  /** Settles once the form may be used again. */
  onSaved: (outcome: { isLeft: boolean }) => Promise<unknown>
  /** Opens the part again as it is now on the server. */
  onReload: () => void
  onReset: () => void
}

export function PartForm(props: Props) {
  const { screen, declaration, ownerId, isLoading, record, onSaved, onReload, onReset } = props
  const form = usePartForm({ screen, declaration, ownerId, record })
  const isLocked = form.isBusy || isLoading
  const isLeft = useRef(false)
  const isGone = useIsGone()
  const [isStale, setStale] = useState(false)
  const { notify, dismiss, notice } = useNotify(isStale && conflict())

  function leave() {
    isLeft.current = true
    form.finish()
  }
  async function save(theirs?: WirePart) {
    dismiss()
    const outcome = await form.save(theirs)
    if (outcome !== 'saved') return tellRefusal(outcome)
    leave()
    await onSaved({ isLeft: isGone() })
  }
  function tellRefusal(outcome: Exclude<PartOutcome, 'saved'>) {
    const problem = 'problem' in outcome ? outcome.problem : undefined
    if (problem) console.error(problem)
    setStale(problem?.status === 409)
    if (problem?.status === 409) return notify('failure', { as: 'alert', text: problem.Error })
    const text =
      'refusal' in outcome
        ? outcome.refusal
        : (screen.saveFailed ?? `Error: ${messageOf(outcome.problem)}`)
    if (text) notify('failure', { as: isGone() ? 'toast' : 'alert', text })
  }
  function conflict() {
    if (!record || !ownerId) return null
    const { kind, part } = screen
    const path = `${partPath(screen)}/${record.id}`
    return (
      <Conflict<WirePart>
        place={{ path, kind, listingId: ownerId, name: part, partId: record.id }}
        differences={(theirs) =>
          partDifferences(declaration.fields, theirs, { ...form.typing, ...form.gallery })
        }
        onOverwrite={(theirs) => form.run(() => save(theirs))}
        onTakeTheirs={() => {
          leave()
          onReload()
        }}
      />
    )
  }
  return (
    <EditForm
      aria-labelledby="form-heading"
      refusals={form.wrong.refusals}
      onSave={() => form.run(save)}
      isLocked={isLocked}
      bar={
        <SaveBar
          isDirty={form.isDirty}
          isBusy={form.isBusy}
          isLocked={isLocked}
          sent={form.gallery.sentPart}
          save={record ? screen.update : screen.add}
          saving={record ? busyTexts.update : busyTexts.add}
          discard={screen.reset ?? (record ? 'Cancel' : undefined)}
          onDiscard={() => {
            leave()
            onReset()
          }}
        />
      }
    >
      <div className="space-y-5 p-4 sm:p-6">
        <h2 id="form-heading" tabIndex={-1} className="scroll-mt-6 text-2xl outline-none">
          {record ? `Edit ${declaration.noun}` : `New ${declaration.noun}`}
        </h2>
        {notice}
        {form.restoredFrom && <Restored at={form.restoredFrom} />}
        <Fields form={form} declaration={declaration} />
        <Pictures form={form} declaration={declaration} screen={screen} />
      </div>
      <LeaveWarning
        isDirty={() => form.isDirty && !isLeft.current}
        place={['edit']}
        about={screen.title}
        onLeave={leave}
      />
    </EditForm>
  )
}

interface FieldsProps {
  form: PartFormState
  declaration: Part
}

function Fields({ form, declaration }: FieldsProps) {
  return Object.entries(declaration.fields).map(([name, field]) => (
    <FieldControl
      key={name}
      name={name}
      field={field}
      text={form.typing.typed[name] ?? ''}
      errors={form.wrong.errors[name]}
      onChange={(text) => form.change(name, text)}
    />
  ))
}

function Pictures({ form, declaration, screen }: FieldsProps & { screen: PartScreen }) {
  const { gallery, wrong } = form
  if (declaration.pictures === 'none') return null
  return (
    <PicturePicker
      label={screen.pictures ?? 'Images'}
      name={declaration.pictures}
      limit={pictureLimit(declaration)}
      pictures={gallery.pictures}
      errors={wrong.errors.images ?? wrong.errors.icon}
      progress={gallery.progress}
      onChange={(pictures) => {
        gallery.setPictures(pictures)
        clearPictures(wrong, pictures)
      }}
    />
  )
}
