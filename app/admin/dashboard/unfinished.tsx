import { Link } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { counted, upperFirst } from '#catalogue/noun.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import { screenPath } from '../links/paths.ts'
import { Panel } from '../shell/screen-frame.tsx'

type Kind = WireOverview['kinds'][number]

/** The kinds with unfinished listings; nothing if there are none. */
export function Unfinished({ kinds }: { kinds: Kind[] }) {
  const unfinished = kinds.filter(({ drafts, withoutImages }) => drafts + withoutImages > 0)
  if (unfinished.length === 0) return null
  return (
    <Panel heading="Unfinished">
      <ul className="-my-2 divide-y divide-line text-sm">
        {unfinished.map((each) => (
          <KindRow key={each.kind} {...each} />
        ))}
      </ul>
    </Panel>
  )
}

function KindRow({ kind, drafts, withoutImages }: Kind) {
  const to = screenPath(kind)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <Link to={to} className="min-w-11 py-2 font-medium text-link underline pointer-coarse:py-3">
        {upperFirst(kindOf(kind).plural)}
      </Link>
      <span className="flex flex-wrap gap-2 py-1">
        {drafts > 0 && <Count to={`${to}?status=draft`}>{counted(drafts, 'draft')}</Count>}
        {withoutImages > 0 && (
          <Count to={`${to}?images=none`}>{withoutImages} without images</Count>
        )}
      </span>
    </li>
  )
}

const Count = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-7 items-center rounded-md bg-warning-soft px-2 font-semibold text-on-warning-soft pointer-coarse:min-h-11"
  >
    {children}
  </Link>
)
