import { useEffect, useRef } from 'react'
import { FieldErrors } from '../ui/field-frame.tsx'
import { DropZone } from './drop-zone.tsx'
import { type Picture, stillTrue } from './picture.ts'
import { useAdding } from './use-adding.ts'
import { useSortableTiles } from './use-sortable-tiles.ts'

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
  const { add, replace, refused, waiting } = useAdding(props)
  const sent = props.errors ?? []
  // What names a picture stands at that picture.
  const errors = [...sent.filter((error) => stillTrue([error], pictures).length === 0), ...refused]
  usePaste(add)
  const zone = { label, name, limit, waiting, count: pictures.length, wrong: errors.length > 0 }
  const place = useRef<HTMLDivElement>(null)
  const Tiles = useSortableTiles(place, pictures.length > 1)
  const tiles = { ...props, errors: sent, onReplace: replace }
  return (
    <div ref={place} className="space-y-3">
      <DropZone {...zone} onFiles={add} />
      {errors.length > 0 && <FieldErrors id={`${name}-errors`} errors={errors} />}
      {pictures.length > 1 && (
        <p className="text-sm text-ink-muted">The first one is the cover. Drag to reorder.</p>
      )}
      {pictures.length > 0 && <Tiles {...tiles} />}
    </div>
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
