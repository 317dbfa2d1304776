import { type DragEvent, useState } from 'react'

export type Drag = ReturnType<ReturnType<typeof useDrag>['propsOf']>

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
    propsOf: (at: number) => ({
      /** By this the thing at the place is dragged. */
      handle: {
        draggable: true,
        onDragStart(event: DragEvent) {
          event.dataTransfer.effectAllowed = 'move'
          setFrom(at)
        },
        onDragEnd: end,
      },
      /** On this another one is dropped. */
      target: {
        onDragOver(event: DragEvent) {
          if (from === undefined) return
          event.preventDefault()
          setOver(at)
        },
        onDrop(event: DragEvent) {
          if (from === undefined) return
          event.preventDefault()
          onMove(from, at)
          end()
        },
      },
    }),
  }
}
