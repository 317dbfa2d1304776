import { bindPictures } from '../../pictures/bind-pictures.ts'
import { PicturePicker } from '../../pictures/picture-picker.tsx'
import type { Screen } from '../../screens.ts'
import { LongFields, ShortFields } from './form-fields.tsx'
import { imageField } from './listing-body.ts'
import { StatusChoice } from './status-choice.tsx'
import type { ListingFormState } from './use-listing-form.tsx'

interface Props {
  form: ListingFormState
  screen: Screen
}

export function FormSections({ form, screen }: Props) {
  return (
    <>
      <ShortFields form={form} />
      <Pictures form={form} screen={screen} />
      <LongFields form={form} />
      <StatusChoice {...form.input('status')} />
    </>
  )
}

function Pictures({ form, screen }: Props) {
  const { kind, gallery } = form
  const isSingle = kind.imageLimit === 1
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-lg font-semibold">Pictures</legend>
      <PicturePicker
        label={screen.pictures ?? (isSingle ? 'Image' : 'Images')}
        name={imageField(kind)}
        limit={kind.imageLimit}
        {...bindPictures(gallery, form)}
      />
    </fieldset>
  )
}
