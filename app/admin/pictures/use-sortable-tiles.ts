import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PictureTiles, type TilesProps } from './picture-tiles.tsx'

type Tiles = ComponentType<TilesProps>

let sortable: Tiles | undefined

/**
 * The tiles that can be dragged, once their library has come; they take the place of the plain ones
 * only while nobody is at work in those.
 */
export function useSortableTiles(place: RefObject<HTMLElement | null>, isWanted: boolean): Tiles {
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
    // At once: drawn later, they would take the focus from who has come meanwhile.
    const takeNow = () => flushSync(() => take(document.activeElement))
    // Without the library the buttons put them in order.
    load().then(takeNow, console.warn)
    return () => element.removeEventListener('focusout', onLeave)
  }, [place, isWanted, Current])
  return Current
}

async function load() {
  sortable = (await import('./sortable-tiles.tsx')).default
}
