import { Camera, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { acceptedTypes } from './picture.ts'

interface Props {
  label: string
  name: string
  limit: number
  count: number
  /** Photos that are being made smaller. */
  waiting: number
  wrong: boolean
  onFiles: (files: File[]) => void
}

/** Where pictures are chosen, dropped, or taken with the camera. */
export function DropZone({ label, name, limit, count, waiting, wrong, onFiles }: Props) {
  const [over, setOver] = useState(false)
  return (
    <div className="space-y-2">
      <div
        className={`relative rounded-xl border-2 border-dashed p-5 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${over ? 'border-focus bg-primary-soft' : 'border-line-strong bg-surface-2'}`}
      >
        <input
          id={name}
          name={name}
          type="file"
          accept={acceptedTypes}
          multiple={limit > 1}
          aria-invalid={wrong || undefined}
          aria-describedby={`${name}-hint ${wrong ? `${name}-errors` : ''}`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={take(onFiles)}
        />
        <ImagePlus aria-hidden className="mx-auto mb-2 size-7 text-ink-muted" />
        <label htmlFor={name} className="font-semibold">
          {label}
        </label>
        <p id={`${name}-hint`} className="text-sm text-ink-muted">
          {hint(limit, count)}
        </p>
        <p role="status" className="text-sm font-medium text-accent-text">
          {waiting > 0 && 'Making large photos smaller...'}
        </p>
      </div>
      <CameraButton onFiles={onFiles} />
    </div>
  )
}

/** Opens the camera at once; only where there is likely to be one. */
function CameraButton({ onFiles }: Pick<Props, 'onFiles'>) {
  return (
    <label
      className={`${buttonClass({ size: 'text' })} relative w-full focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus not-pointer-coarse:hidden`}
    >
      <Camera aria-hidden className="size-5" /> Take a photo
      <input
        type="file"
        accept="image/jpeg"
        capture="environment"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={take(onFiles)}
      />
    </label>
  )
}

const take =
  (onFiles: Props['onFiles']) =>
  ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same file may be chosen again after it was removed.
    target.value = ''
  }

const hint = (limit: number, count: number) => {
  if (limit === 1) return 'Choose, drop or paste one JPEG, PNG or WebP'
  return `Max ${limit} images, ${count} so far. Choose, drop or paste JPEG, PNG or WebP`
}
