import { useEffect, useRef } from 'react'
import { FieldErrors } from '../ui/field-frame.tsx'
import { DropZone } from './drop-zone.tsx'
import type { Picture } from './picture.ts'
import { PictureTile } from './picture-tile.tsx'
import { useAdding } from './use-adding.ts'
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

/** Pictures to choose, drop or paste, to put in order, to describe and to remove. */
export function PicturePicker(props: Props) {
  const { label, name, limit, pictures } = props
  const { add, refused, waiting } = useAdding(props)
  const errors = [...(props.errors ?? []), ...refused]
  usePaste(add)
  const zone = { label, name, limit, waiting, count: pictures.length, wrong: errors.length > 0 }
  return (
    <div className="space-y-3">
      <DropZone {...zone} onFiles={add} />
      {errors.length > 0 && <FieldErrors id={`${name}-errors`} errors={errors} />}
      {pictures.length > 1 && (
        <p className="text-sm text-ink-muted">The first one is the cover. Drag to reorder.</p>
      )}
      {pictures.length > 0 && <Tiles {...props} />}
    </div>
  )
}

function Tiles({ pictures, progress, onChange }: Props) {
  const count = pictures.length
  function move(from: number, to: number) {
    const rest = pictures.filter((_, at) => at !== from)
    const moved = pictures[from]
    if (moved) onChange(rest.toSpliced(to, 0, moved))
  }
  const setAlt = (key: string, alt: string) =>
    onChange(pictures.map((each) => (each.key === key ? { ...each, alt } : each)))
  const { over, propsOf } = useDrag(move)
  return (
    <ol aria-label="Pictures in their order" className="grid grid-cols-2 gap-3 @md:grid-cols-3">
      {pictures.map((picture, at) => (
        <PictureTile
          key={picture.key}
          picture={picture}
          at={at}
          count={count}
          sent={progress?.[picture.key]}
          drag={count > 1 ? propsOf(at) : undefined}
          isOver={over === at}
          onMove={(to) => move(at, to)}
          onDescribe={(alt) => setAlt(picture.key, alt)}
          onRemove={() => onChange(pictures.filter(({ key }) => key !== picture.key))}
        />
      ))}
    </ol>
  )
}

/** Pictures on the clipboard, wherever on the screen they are pasted. */
function usePaste(add: (files: File[]) => void) {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    function onPaste({ clipboardData }: ClipboardEvent) {
      // Office programs put a picture of the text beside the text.
      if (clipboardData?.types.includes('text/plain')) return
      latest.current([...(clipboardData?.files ?? [])])
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}
