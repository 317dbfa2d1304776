import { type ComponentType, type RefObject, useEffect, useState } from 'react'
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
      const isAtWork = element?.contains(focused) && focused?.closest('li')
      if (loaded && !isAtWork) setCurrent(() => loaded)
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => take(relatedTarget as Element | null)
    element.addEventListener('focusout', onLeave)
    // Without it the buttons put them in order.
    load().then(() => take(document.activeElement), console.warn)
    return () => element.removeEventListener('focusout', onLeave)
  }, [place, isWanted, Current])
  return Current
}

async function load() {
  sortable = (await import('./sortable-tiles.tsx')).default
}
