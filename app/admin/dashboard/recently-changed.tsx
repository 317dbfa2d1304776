import { Link } from 'react-router'
import { isSold } from '#catalogue/kind.ts'
import { kindOf } from '#catalogue/kinds.ts'
import type { WireOverview } from '#server/api/operations/overview-routes.ts'
import { editPath, screenPath } from '../links/paths.ts'
import { TextLink } from '../links/text-link.tsx'
import { priceWords } from '../rupees.ts'
import { useMe } from '../shell/me.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { sinceText } from '../since.ts'

type Listing = WireOverview['lately'][number]

/** Links to recently changed listings, and to their lists. */
export function RecentlyChanged({ listings }: { listings: Listing[] }) {
  if (listings.length === 0) return null
  const lists = new Map(listings.map((each) => [screenPath(each.kind), kindOf(each.kind).plural]))
  return (
    <Panel heading="Lately changed">
      <ul className="-mx-4 -mt-2 grid gap-x-6 sm:-mx-5 @4xl:-mx-2 @4xl:grid-cols-2">
        {listings.map((each) => (
          <Row key={each.id} listing={each} />
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        {[...lists].map(([to, plural]) => (
          <TextLink size="small" key={to} to={to} className="font-medium">
            All {plural}
          </TextLink>
        ))}
      </p>
    </Panel>
  )
}

function Row({ listing }: { listing: Listing }) {
  const { id, kind, title, status, price, at, author, userId } = listing
  const me = useMe()
  const by = userId === me.id ? 'you' : author
  const declaration = kindOf(kind)
  const facts = [declaration.office.menu.label, isSold(declaration) && priceWords(price)]
  return (
    <li className="relative min-w-0 border-b border-line px-4 py-2 hover:bg-surface-2 focus-within:bg-surface-2 sm:px-5 @4xl:px-2">
      <p className="flex items-center gap-2">
        <Link
          to={editPath(kind, id)}
          dir="auto"
          className="truncate font-semibold after:absolute after:inset-0"
        >
          {title}
        </Link>
        {status === 'draft' && (
          <span className="shrink-0 rounded-sm bg-warning-soft px-1.5 text-xs font-semibold text-on-warning-soft">
            Draft
          </span>
        )}
      </p>
      <p className="flex gap-x-1 text-sm text-ink-muted @max-[15rem]:flex-wrap">
        <span className="max-w-full shrink-0">{facts.filter(Boolean).join(' · ')}</span>
        <span aria-hidden>·</span>
        <span className="truncate">
          {sinceText(at)} by {by}
        </span>
      </p>
    </li>
  )
}
