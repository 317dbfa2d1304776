import { type DragEvent, useState } from 'react'

/** Puts a row of things in order with the mouse; the buttons beside them do it for everybody else. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()
  function end() {
    setFrom(undefined)
    setOver(undefined)
  }
  return {
    /** Where it would be dropped now. */
    over: over === from ? undefined : over,
    /** What makes the thing at this place draggable, and a place to drop on. */
    propsOf: (at: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        setFrom(at)
      },
      onDragOver(event: DragEvent) {
        if (from === undefined) return
        event.preventDefault()
        setOver(at)
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        if (from !== undefined) onMove(from, at)
        end()
      },
      onDragEnd: end,
    }),
  }
}
