import { href, Link } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import { upperFirst } from '../upper-first.ts'

/** How many there are of each kind, and what of them still needs work. */
export function Unfinished({ kinds }: { kinds: WireOverview['kinds'] }) {
  const drafts = kinds.reduce((sum, each) => sum + each.drafts, 0)
  const bare = kinds.reduce((sum, each) => sum + each.withoutImages, 0)
  return (
    <>
      <p className="mb-3">{unfinishedText(drafts, bare)}</p>
      <table className="w-full text-sm">
        <thead className="text-right align-bottom text-xs text-ink-muted *:*:pb-2">
          <tr>
            <th scope="col" className="text-left font-medium">
              Kind
            </th>
            <th scope="col" className="pl-3 font-medium">
              Published
            </th>
            <th scope="col" className="pl-3 font-medium">
              Drafts
            </th>
            <th scope="col" className="pl-3 font-medium">
              No images
            </th>
          </tr>
        </thead>
        <tbody className="text-right tabular-nums">
          {kinds.map((each) => (
            <KindRow key={each.kind} {...each} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function unfinishedText(drafts: number, bare: number): string {
  if (drafts + bare === 0) return 'Everything is published and has images.'
  return `${drafts} ${drafts === 1 ? 'draft' : 'drafts'}, ${bare} without images.`
}

function KindRow({ kind, published, drafts, withoutImages }: WireOverview['kinds'][number]) {
  const { plural, screen } = kindOf(kind)
  const to = href('/admin/:screen', { screen })
  return (
    <tr className="border-t border-line">
      <th scope="row" className="text-left font-normal">
        <Link to={to} className="block py-2 pointer-coarse:py-3 font-medium text-link underline">
          {upperFirst(plural)}
        </Link>
      </th>
      <td>{published}</td>
      <td>{drafts > 0 ? <Count to={`${to}?status=draft`} count={drafts} /> : 0}</td>
      <td>{withoutImages > 0 ? <Count to={`${to}?images=none`} count={withoutImages} /> : 0}</td>
    </tr>
  )
}

const Count = ({ to, count }: { to: string; count: number }) => (
  <Link
    to={to}
    className="-mr-2 inline-block rounded-md pointer-coarse:py-2.5 bg-warning-soft px-2 py-0.5 font-semibold text-on-warning-soft"
  >
    {count}
  </Link>
)
