import { ImagePlus } from 'lucide-react'
import { readBrandPicture } from '#catalogue/brand/brand.ts'
import { FileButton } from '../pictures/file-button.tsx'
import { acceptedTypes } from '../pictures/picture.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { BackToBundled } from './back-to-bundled.tsx'
import { groundStyle } from './ground.ts'
import { usePictureSending } from './use-picture-sending.ts'

interface Props {
  name: string
  label: string
  hint: string
  use: 'logo' | 'share'
  /** What it is shown on. */
  ground: 'light' | 'dark'
  /** As the setting holds it. */
  text: string
  errors?: string[]
  onChange: (text: string) => void
}

/** A picture of the brand. It is sent as it is chosen, and set when the form is saved. */
export function BrandPictureField(props: Props) {
  const { name, label, hint, use, ground, text, errors, onChange } = props
  const { send, isSending, refusal } = usePictureSending(use, onChange)
  const picture = readBrandPicture(text)
  const messages = refusal ? [refusal] : errors
  return (
    <div className="space-y-2">
      <FieldFrame id={name} label={label} hint={hint} errors={messages}>
        {(wiring) => (
          <div className="space-y-2">
            <div
              style={groundStyle(ground)}
              className={`grid place-items-center overflow-clip rounded-xl border border-line bg-paper ${use === 'share' ? 'aspect-[1200/630]' : 'h-28 p-5'}`}
            >
              {picture ? (
                <img
                  src={`/${picture.path}`}
                  alt={`${label}, as it is now`}
                  className={
                    use === 'share'
                      ? 'size-full object-cover'
                      : 'max-h-full max-w-full object-contain'
                  }
                />
              ) : (
                <span className="text-sm text-ink-muted">The bundled one</span>
              )}
            </div>
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
      {text && <BackToBundled label={label} onClick={() => onChange('')} />}
    </div>
  )
}
