import { MapPin } from 'lucide-react'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

interface Props {
  title: string
  crumbs: Crumb[]
  /** The duration, or its substitute. */
  badge?: string
  /** The place, or origin and destination. */
  place?: string
  lead?: string
  children?: React.ReactNode
}

export function PageHeader({ title, crumbs, badge, place, lead, children }: Props) {
  return (
    <div className="page page-top flex flex-col items-start gap-3 pb-6">
      <Breadcrumbs crumbs={crumbs} />
      {badge && <p className="badge mt-2">{badge}</p>}
      <h1 className="max-w-4xl text-4xl">{title}</h1>
      {place && (
        <p className="flex items-start gap-2 text-lg text-ink-muted">
          <MapPin aria-hidden size={20} className="mt-1 shrink-0" /> <bdi>{place}</bdi>
        </p>
      )}
      {lead && <p className="max-w-3xl text-lg text-ink-muted">{lead}</p>}
      {children}
    </div>
  )
}
