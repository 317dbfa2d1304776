import { clearPictures } from '../../pictures/clear-pictures.ts'
import { PicturePicker } from '../../pictures/picture-picker.tsx'
import type { Screen } from '../../screens.ts'
import { LongFields, ShortFields } from './form-fields.tsx'
import { imageField } from './listing-body.ts'
import { StatusChoice } from './status-choice.tsx'
import type { ListingForm } from './use-listing-form.ts'

interface Props {
  form: ListingForm
  screen: Screen
}

export function FormSections({ form, screen }: Props) {
  return (
    <>
      <ShortFields form={form} />
      <Pictures form={form} screen={screen} />
      <LongFields form={form} />
      <StatusChoice
        value={form.typing.typed.status ?? ''}
        onChange={(status) => form.change('status', status)}
      />
    </>
  )
}

function Pictures({ form: { kind, gallery, wrong }, screen }: Props) {
  const isSingle = kind.imageLimit === 1
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-lg font-semibold">Pictures</legend>
      <PicturePicker
        label={screen.pictures ?? (isSingle ? 'Image' : 'Images')}
        name={imageField(kind)}
        limit={kind.imageLimit}
        pictures={gallery.pictures}
        errors={wrong.errors.images}
        progress={gallery.progress}
        onChange={(pictures) => {
          gallery.setPictures(pictures)
          clearPictures(wrong, pictures)
        }}
      />
    </fieldset>
  )
}
