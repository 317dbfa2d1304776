import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { SectionHead } from '../sections/section-head.tsx'
import { Card } from './card.tsx'
import type { CardData } from './card-data.ts'
import { Empty } from './card-grid.tsx'

interface Props {
  cards: CardData[]
  empty?: React.ReactNode
  /** The accessible name of the row. */
  label: string
}

const sizes = '(min-width: 28rem) 22rem, 54vw'

/** A row that scrolls sideways on every screen: by touch, wheel, keys, or its two buttons. */
export function CardRow({ cards, empty = <Empty />, label }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useRowEnds(row)
  const move = (by: number) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.8 })

  if (cards.length === 0) return empty
  return (
    <div className="relative">
      <ul ref={row} className="card-row">
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} sizes={sizes} />
          </li>
        ))}
      </ul>
      {!(atStart && atEnd) && (
        <div className="card-row-buttons">
          <RowButton label={`Back in ${label}`} disabled={atStart} onPress={() => move(-1)}>
            <ChevronLeft aria-hidden size={24} />
          </RowButton>
          <RowButton label={`Further in ${label}`} disabled={atEnd} onPress={() => move(1)}>
            <ChevronRight aria-hidden size={24} />
          </RowButton>
        </div>
      )}
    </div>
  )
}

interface SectionProps extends Pick<Props, 'cards'> {
  id: string
  title: string
  label?: string
  children?: React.ReactNode
}

/** A row with its heading; nothing if there are no cards. */
export function RowSection({ id, title, label = title, cards, children }: SectionProps) {
  if (cards.length === 0) return null
  return (
    <section className="page section" aria-labelledby={id}>
      <SectionHead title={title} id={id}>
        {children}
      </SectionHead>
      <CardRow cards={cards} label={label} />
    </section>
  )
}

interface RowButtonProps {
  label: string
  disabled: boolean
  onPress: () => void
  children: React.ReactNode
}

/** Stays focusable at the end of its row. */
const RowButton = ({ label, disabled, onPress, children }: RowButtonProps) => (
  <button
    type="button"
    className="icon-button border border-line-strong aria-disabled:opacity-40"
    aria-label={label}
    aria-disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
)

/** Whether a scrolling row is at its start and end; both until it is measured. */
function useRowEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const element = row.current
    if (!element) return
    function measure() {
      if (!element) return
      const { scrollLeft, clientWidth, scrollWidth } = element
      const atStart = scrollLeft < 8
      const atEnd = scrollLeft + clientWidth > scrollWidth - 8
      setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }))
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}
