import { ImagePlus } from 'lucide-react'
import { FileButton } from '../pictures/file-button.tsx'
import { acceptedTypes } from '../pictures/picture.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { BackToBundled } from './back-to-bundled.tsx'
import { type PictureUse, usePictureSending } from './use-picture-sending.ts'

interface Props {
  /** Of the control, where several forms of one declaration stand on a page. */
  id?: string
  name: string
  label: string
  hint: string
  use: PictureUse
  /** As the setting holds it. */
  text: string
  /** How it looks now. */
  shown: React.ReactNode
  errors?: string[]
  /** There is none that it could go back to. */
  isRequired?: boolean
  onChange: (text: string) => void
}

/** A picture of the brand. It is sent as it is chosen, and set when the form is saved. */
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
