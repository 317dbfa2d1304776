import { bindPictures } from '../pictures/bind-pictures.ts'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { FieldControl } from '../record-form/field-control.tsx'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { busyTexts } from '../screens.ts'
import { hasPictures, pictureFolder, pictureLimit } from './part-body.ts'
import { type PartFormOptions, usePartForm } from './use-part-form.ts'

interface Props extends PartFormOptions {
  isLoading: boolean
  onReset: () => void
}

export function PartForm({ isLoading, onReset, ...options }: Props) {
  const { screen, declaration, record } = options
  const form = usePartForm(options)

  function reset() {
    form.leave()
    onReset()
  }
  return (
    <RecordForm
      form={form}
      aria-labelledby="form-heading"
      isLocked={form.isBusy || isLoading}
      sent={form.gallery.sentPart}
      save={record ? screen.update : screen.add}
      saving={record ? busyTexts.update : busyTexts.add}
      isShort
      discard={screen.reset ?? (record ? 'Cancel' : undefined)}
      onDiscard={reset}
      warning={{ place: ['edit'], about: screen.title }}
    >
      <div className="space-y-5 p-4 sm:p-6">
        <h2 id="form-heading" tabIndex={-1} className="scroll-mt-28 text-2xl outline-none">
          {record ? `Edit ${declaration.noun}` : `New ${declaration.noun}`}
        </h2>
        <FormNotices form={form} />
        {Object.entries(declaration.fields).map(([name, field]) => (
          <FieldControl key={name} {...form.field(name)} field={field} />
        ))}
        {hasPictures(declaration) && (
          <PicturePicker
            label={screen.pictures ?? 'Images'}
            name={declaration.pictures}
            folder={pictureFolder(declaration)}
            limit={pictureLimit(declaration)}
            {...bindPictures(form.gallery, form)}
          />
        )}
      </div>
    </RecordForm>
  )
}
