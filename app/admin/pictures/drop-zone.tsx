import { Camera, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { FileButton } from './file-button.tsx'
import { FileInput } from './file-input.tsx'
import { acceptedTypes } from './picture.ts'

interface Props {
  id: string
  label: string
  name: string
  limit: number
  count: number
  waiting: number
  isWrong: boolean
  errorsId?: string
  onFiles: (files: File[]) => void
}

/** Where pictures are selected, dropped, or taken with the camera. */
export function DropZone(props: Props) {
  const { id, label, name, limit, count, waiting, isWrong, errorsId, onFiles } = props
  const [over, setOver] = useState(false)
  return (
    <div className="space-y-2">
      <div
        className={`relative rounded-xl border-2 border-dashed p-5 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${over ? 'border-focus bg-primary-soft' : 'border-line-strong bg-surface-2'}`}
      >
        <FileInput
          id={id}
          name={name}
          accept={acceptedTypes}
          multiple={limit > 1}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint ${errorsId ?? ''}`}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onFiles={onFiles}
        />
        <ImagePlus aria-hidden className="mx-auto mb-2 size-7 text-ink-muted" />
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint(limit, count)}
        </p>
        <p role="status" className="text-sm font-medium text-accent-text">
          {waiting > 0 && 'Making large photos smaller...'}
        </p>
      </div>
      {/* Opens the camera directly; shown only where there probably is one. */}
      <FileButton
        look="not-pointer-coarse:hidden"
        accept="image/jpeg"
        capture="environment"
        onFiles={onFiles}
      >
        <Camera aria-hidden className="size-5" /> Take a photo
      </FileButton>
    </div>
  )
}

const hint = (limit: number, count: number) => {
  if (limit === 1) return 'Choose, drop or paste one JPEG, PNG or WebP'
  return `Max ${limit} images, ${count} so far. Choose, drop or paste JPEG, PNG or WebP`
}
