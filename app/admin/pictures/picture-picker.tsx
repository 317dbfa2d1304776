import { ImagePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FieldErrors } from '../ui/field-frame.tsx'
import { acceptedTypes, newPicture, type Picture, sift } from './picture.ts'
import { PictureTile } from './picture-tile.tsx'
import { useDrag } from './use-drag.ts'

interface Props {
  label: string
  name: string
  limit: number
  pictures: Picture[]
  errors?: string[]
  /** Sent so far, from 0 to 1, by key; absent while nothing is being sent. */
  progress?: Record<string, number>
  onChange: (pictures: Picture[]) => void
}

/** Pictures to choose, drop or paste, to put in order and to remove. */
export function PicturePicker(props: Props) {
  const { label, name, limit, pictures, progress, onChange } = props
  const [refused, setRefused] = useState<string[]>([])
  const errors = [...(props.errors ?? []), ...refused]

  function add(files: File[]) {
    // A single picture is replaced by the next one.
    const before = limit === 1 && files.length > 0 ? [] : pictures
    const { taken, errors: refusals } = sift(files, limit - before.length, limit)
    setRefused(refusals)
    if (taken.length > 0) onChange([...before, ...taken.map(newPicture)])
  }
  usePaste(add)
  const count = pictures.length

  function move(from: number, to: number) {
    const rest = pictures.filter((_, at) => at !== from)
    const moved = pictures[from]
    if (moved) onChange(rest.toSpliced(to, 0, moved))
  }
  const { over, propsOf } = useDrag(move)
  return (
    <div className="space-y-3">
      <DropZone {...{ label, name, limit, errors }} count={count} onFiles={add} />
      {errors.length > 0 && <FieldErrors id={`${name}-errors`} errors={errors} />}
      {pictures.length > 0 && (
        <ol aria-label="Pictures in their order" className="grid grid-cols-2 gap-3 @md:grid-cols-3">
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              at={at}
              count={count}
              sent={progress?.[picture.key]}
              drag={count > 1 ? propsOf(at) : {}}
              isOver={over === at}
              onMove={(to) => move(at, to)}
              onRemove={() => onChange(pictures.filter(({ key }) => key !== picture.key))}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

/** Pictures on the clipboard, wherever on the screen they are pasted. */
function usePaste(add: (files: File[]) => void) {
  useEffect(() => {
    function onPaste({ clipboardData }: ClipboardEvent) {
      // Office programs put a picture of the text beside the text.
      if (clipboardData?.types.includes('text/plain')) return
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) add(files)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  })
}

interface DropZoneProps {
  label: string
  name: string
  limit: number
  count: number
  errors: string[]
  onFiles: (files: File[]) => void
}

function DropZone({ label, name, limit, count, errors, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const wrong = errors.length > 0
  return (
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
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      <ImagePlus aria-hidden className="mx-auto mb-2 size-7 text-ink-muted" />
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <p id={`${name}-hint`} className="text-sm text-ink-muted">
        {hint(limit, count)}
      </p>
    </div>
  )
}

const hint = (limit: number, count: number) => {
  if (limit === 1) return 'Choose, drop or paste one JPEG, PNG or WebP'
  return `Max ${limit} images, ${count} so far. Choose, drop or paste JPEG, PNG or WebP`
}
