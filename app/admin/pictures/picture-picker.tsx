import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LibraryFolder } from '#catalogue/pictures/library.ts'
import { FieldErrors } from '../ui/field-frame.tsx'
import { useListener } from '../use-listener.ts'
import { DropZone } from './drop-zone.tsx'
import { LibraryButton } from './library/library-button.tsx'
import { isAboutOneOf, type Picture } from './picture.ts'
import { PictureTiles, type TilesProps } from './picture-tiles.tsx'
import { useAdding } from './use-adding.ts'

interface Props {
  /** The id prefix, where a page has several; they share a name. */
  id?: string
  label: string
  name: string
  /** The folder of its files, from which the library offers others. */
  folder: LibraryFolder
  limit: number
  pictures: Picture[]
  errors?: string[]
  /** Upload progress from 0 to 1, by key; absent while nothing is being uploaded. */
  progress?: Record<string, number>
  onChange: (pictures: Picture[]) => void
}

/** Pictures to select, drop or paste, to sort, describe and remove. */
export function PicturePicker(props: Props) {
  const { label, name, id = name, folder, limit, pictures, errors: messages = [] } = props
  const { add, replace, refused, forget, waiting } = useAdding(props)
  // Messages that name a picture are shown at that picture.
  const general = messages.filter((error) => !isAboutOneOf(pictures, error))
  const errors = [...general, ...refused]
  const errorsId = errors.length > 0 ? `${id}-errors` : undefined
  const isWrong = general.length > 0
  const zone = { id, label, name, limit, waiting, count: pictures.length, isWrong, errorsId }
  const place = useRef<HTMLDivElement>(null)
  usePaste(place, add)
  const Tiles = useSortableTiles(place, pictures.length > 1)
  function change(pictures: Picture[]) {
    forget()
    props.onChange(pictures)
  }
  function remove(at: number) {
    change(pictures.toSpliced(at, 1))
    focusNext(place, at)
  }
  const tiles = {
    ...{ ...props, errors: messages },
    ...{ onReplace: replace, onChange: change, onRemove: remove },
  }
  return (
    <div ref={place} className="space-y-3">
      <DropZone {...zone} onFiles={add} />
      <LibraryButton {...{ folder, limit, pictures }} onChange={change} />
      {errorsId && <FieldErrors id={errorsId} errors={errors} />}
      {pictures.length > 1 && (
        <p className="text-sm text-ink-muted">The first one is the cover. Drag to reorder.</p>
      )}
      {pictures.length > 0 && <Tiles {...tiles} />}
    </div>
  )
}

/** Focuses the next picture's button, or else the choice of files, so that keyboard users keep their place. */
const focusNext = (place: RefObject<HTMLElement | null>, at: number) =>
  requestAnimationFrame(() => {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const next = buttons[at] ?? buttons.at(-1) ?? place.current?.querySelector('input')
    next?.focus({ preventScroll: true })
  })

/** Handles pasted pictures anywhere on the screen; within a part they belong to that part. */
const usePaste = (place: RefObject<HTMLElement | null>, add: (files: File[]) => void) =>
  useListener('paste', ({ clipboardData, target }) => {
    // Office programs add a picture of the copied text.
    if (clipboardData?.types.includes('text/plain')) return
    if (partAround(target) !== partAround(place.current)) return
    add([...(clipboardData?.files ?? [])])
  })

const partAround = (place: EventTarget | null) =>
  place instanceof Element ? place.closest('[data-part]') : null

type Tiles = ComponentType<TilesProps>

let sortable: Tiles | undefined

/** The draggable tiles, once their library has loaded and no plain tile is in use. */
function useSortableTiles(place: RefObject<HTMLElement | null>, isWanted: boolean): Tiles {
  const [Current, setCurrent] = useState<Tiles>(() => sortable ?? PictureTiles)
  useEffect(() => {
    const { current: element } = place
    if (!isWanted || !element || sortable === Current) return
    function take(focused: Element | null) {
      const loaded = sortable
      const isWithin = element?.contains(focused) && focused?.closest('li')
      const isAtWork = isWithin || element?.querySelector('details[open]')
      if (loaded && !isAtWork) setCurrent(() => loaded)
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => take(relatedTarget as Element | null)
    element.addEventListener('focusout', onLeave)
    // At once, since rendering later would steal the focus.
    const takeNow = () => flushSync(() => take(document.activeElement))
    // Without the library, buttons sort them.
    load().then(takeNow, console.warn)
    return () => element.removeEventListener('focusout', onLeave)
  }, [place, isWanted, Current])
  return Current
}

async function load() {
  sortable = (await import('./sortable-tiles.tsx')).default
}
