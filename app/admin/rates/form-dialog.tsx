import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import type { Field, FieldErrors } from '#catalogue/field.ts'
import type { BoundField } from '../record-form/bind-fields.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import type { Typed } from '../record-form/typed.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { DialogFrame, popupClass } from '../ui/dialog-frame.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'

interface Choosing extends Pick<Field, 'label' | 'hint' | 'required'> {
  options: { value: string; text: string }[]
}

type DialogField = Field | Choosing

interface Props {
  title: string
  note?: string
  fields: Record<string, DialogField>
  begin: Typed
  verb: string
  /** Errors by field; those of no field are under ''. */
  onSubmit: (typed: Typed) => Promise<FieldErrors | undefined>
  onClose: () => void
}

/** A small form in a dialog; closes once it is accepted. */
export function FormDialog({ title, note, onClose, ...form }: Props) {
  return (
    <DialogFrame onClose={onClose} className={`${popupClass} gap-4! max-sm:p-4!`}>
      <Dialog.Title className="text-xl">{title}</Dialog.Title>
      {note && <Dialog.Description className="text-sm text-ink-muted">{note}</Dialog.Description>}
      <DialogForm {...form} onClose={onClose} />
    </DialogFrame>
  )
}

function DialogForm({ fields, begin, verb, onSubmit, onClose }: Omit<Props, 'title' | 'note'>) {
  const [typed, setTyped] = useState(begin)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { isBusy, run } = useBusy()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const submit = (event: React.SubmitEvent) => {
    event.preventDefault()
    return run(async () => {
      const wrong = await onSubmit(typed)
      setErrors(wrong ?? {})
      if (!wrong) onClose()
    })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-4">
      {errors[''] && (
        <NoticeBox tone="failure" isNews>
          {errors[''].join(' ')}
        </NoticeBox>
      )}
      <div inert={isBusy} className="space-y-4">
        {Object.entries(fields).map(([name, field]) => (
          <DialogControl
            key={name}
            {...{ name, field, text: typed[name] ?? '', errors: errors[name] }}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Dialog.Close render={<Button className="max-sm:grow" />} disabled={isBusy}>
          Cancel
        </Dialog.Close>
        <Button type="submit" look="primary" disabled={isBusy} className="max-sm:grow">
          {verb}
        </Button>
      </div>
    </form>
  )
}

interface ControlProps extends BoundField {
  field: DialogField
}

function DialogControl({ name, field, text, errors, onChange }: ControlProps) {
  const id = `dialog-${name}`
  if (!('options' in field))
    return <FieldControl {...{ id, name, field, text, errors, onChange }} />
  return (
    <Choice
      {...{ ...field, id, errors, value: text }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
