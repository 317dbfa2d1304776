import { ImagePlus } from 'lucide-react'
import { FileButton } from '../pictures/file-button.tsx'
import { acceptedTypes } from '../pictures/picture.ts'
import type { BoundField } from '../record-form/bind-fields.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { BackToBundled } from './back-to-bundled.tsx'
import { type PictureUse, usePictureSending } from './use-picture-sending.ts'

interface Props extends BoundField {
  /** The control's id prefix, where a page has several forms. */
  id?: string
  label: string
  hint: string
  use: PictureUse
  /** Its current preview. */
  shown: React.ReactNode
  /** There is no bundled one to return to. */
  isRequired?: boolean
}

/** A picture of the brand. Uploaded when chosen, and applied when the form is saved. */
export function BrandPictureField(props: Props) {
  const { name, id = name, label, hint, use, text, shown, errors, isRequired, onChange } = props
  const { send, isSending, refusal } = usePictureSending(use, onChange)
  const messages = refusal ? [refusal] : errors
  return (
    <div className="space-y-2">
      <FieldFrame id={id} label={label} hint={hint} errors={messages}>
        {(wiring) => (
          <div className="space-y-2">
            {shown}
            <FileButton
              {...wiring}
              isSmall
              accept={acceptedTypes}
              disabled={isSending}
              onFiles={send}
            >
              <ImagePlus aria-hidden className="size-4" />
              {isSending ? 'Sending...' : 'Choose a picture'}
            </FileButton>
          </div>
        )}
      </FieldFrame>
      {text && !isRequired && <BackToBundled label={label} onClick={() => onChange('')} />}
    </div>
  )
}
