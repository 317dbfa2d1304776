import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import type { WireListing } from '#server/wire/schemas.ts'
import { type MoveClick, meantListing } from './meant-listing.ts'

interface Options {
  items: WireListing[]
  /** The number of listings on earlier pages. */
  before: number
  total: number
  move: (from: number, to: number) => void
}

type By = MoveClick['by']

export const stepId = (id: number, by: By) => `move-${id}-${by < 0 ? 'up' : 'down'}`

/** Moves by the buttons, one place at a time: what to announce, and the focus stays with the listing. */
export function useSteps({ items, before, total, move }: Options) {
  const [step, setStep] = useState<{ id: number; by: By; said: string }>()
  const last = useRef<MoveClick>(undefined)
  useLayoutEffect(() => {
    if (step) document.getElementById(stepId(step.id, step.by))?.focus({ preventScroll: true })
  }, [step])

  function onStep(own: number, by: By, { timeStamp: at, clientY: y, detail }: MouseEvent) {
    const click = { id: own, by, at, y, isPointer: detail > 0 }
    const id = meantListing(click, last.current)
    last.current = { ...click, id }
    const from = items.findIndex((item) => item.id === id)
    const place = before + from + by + 1
    if (from < 0 || place < 1 || place > total) return
    move(from, from + by)
    setStep({ id, by, said: `${items[from]?.title}: place ${place} of ${total}.` })
  }
  return { onStep, said: step?.said }
}
