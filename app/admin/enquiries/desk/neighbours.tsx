import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { enquiryPath } from '../../links/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { ListState } from '../enquiry-rows.tsx'

interface Props {
  id: number
  state: ListState
}

/** The previous and next enquiry in the list it was opened from. */
export function Neighbours({ id, state }: Props) {
  const at = state.ids.indexOf(id)
  if (at < 0 || state.ids.length < 2) return null
  const { [at - 1]: previous, [at + 1]: next } = state.ids
  return (
    <nav aria-label="Enquiries of the list" className="ml-auto flex items-center">
      <span className="text-sm whitespace-nowrap text-ink-muted tabular-nums">
        {at + 1} of {state.ids.length}
      </span>
      <Neighbour id={previous} name="Previous enquiry" elementId="previous" state={state} />
      <Neighbour id={next} name="Next enquiry" elementId="next" state={state} />
    </nav>
  )
}

interface NeighbourProps {
  id?: number
  name: string
  elementId: string
  state: ListState
}

function Neighbour({ id, name, elementId, state }: NeighbourProps) {
  const Icon = elementId === 'next' ? ChevronRight : ChevronLeft
  const look = buttonClass({ look: 'quiet', size: 'icon' })
  if (id === undefined) {
    return (
      <span aria-hidden className={`${look} pointer-events-none opacity-40`}>
        <Icon className="size-5" />
      </span>
    )
  }
  return (
    <Link id={elementId} aria-label={name} to={enquiryPath(id)} state={state} className={look}>
      <Icon aria-hidden className="size-5" />
    </Link>
  )
}
