import { createContext, use, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { Answer } from '../forms/answer.ts'
import { hasDraft } from '../forms/draft.ts'

/** Days such as `2026-12-24`, if chosen. */
export interface StayDates {
  from: string
  to: string
}

const BookingContext = createContext<ReturnType<typeof useBookingState> | undefined>(undefined)

export function useBooking() {
  const booking = use(BookingContext)
  if (!booking) throw new Error('Only inside <Booking> there is something to book')
  return booking
}

/** The form is rendered by then. */
const scrollAfterMs = 100

interface Props {
  answer?: Answer
  asked: boolean
  children: React.ReactNode
}

/** Whether the page's booking form is open: hidden until Book Now, closed by success. */
export function Booking({ children, ...sent }: Props) {
  return <BookingContext value={useBookingState(sent)}>{children}</BookingContext>
}

function useBookingState({ answer, asked }: Omit<Props, 'children'>) {
  const place = useRef<HTMLElement>(null)
  const failed = answer !== undefined && answer.reference === undefined
  const [open, setOpen] = useState(asked || failed)
  const [seen, setSeen] = useState(answer)
  const [fresh, setFresh] = useState(true)
  const [dates, choose] = useState<StayDates>()
  const [saved, setSaved] = useState(answer?.reference)
  const [isWayBack] = useState(useNavigationType() === 'POP')
  if (answer !== seen) {
    setSeen(answer)
    setFresh(true)
    setOpen(failed)
    if (answer?.reference) setSaved(answer.reference)
  }

  useEffect(() => {
    if (saved) return
    if (window.location.hash === '#book' || (isWayBack && hasDraft())) setOpen(true)
  }, [saved, isWayBack])

  function show(next: boolean) {
    setOpen(next)
    if (next) setFresh(false)
    setTimeout(() => {
      const target = next ? place.current?.querySelector<HTMLElement>('h2') : undefined
      place.current?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }, scrollAfterMs)
  }

  return {
    open,
    show: () => show(true),
    toggle: () => show(!open),
    close: () => show(false),
    /** The form's result, until it is opened again. */
    answer: fresh ? answer : undefined,
    /** The last saved inquiry; after it the form is reset. */
    saved,
    /** The element with the form and its confirmation. */
    place,
    /** The values chosen in the form; undefined until something is. */
    dates,
    choose,
  }
}
