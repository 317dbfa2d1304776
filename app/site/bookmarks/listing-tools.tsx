import { Printer } from 'lucide-react'
import { href, Link } from 'react-router'
import type { KindName } from '#catalogue/kinds.ts'
import { Share } from '../share/share.tsx'
import { CompareButton } from './compare-button.tsx'
import { SaveButton } from './save-button.tsx'

interface Props {
  listing: { id: number; kind: KindName; title: string; path: string }
}

/** Actions on a listing besides booking. */
export function ListingTools({ listing }: Props) {
  const isPackage = listing.kind === 'TravelPackage'
  return (
    <div className="listing-tools">
      <SaveButton about={listing} className="listing-tool">
        Save
      </SaveButton>
      {isPackage && <CompareButton about={listing} className="listing-tool" />}
      <Share title={listing.title} path={listing.path} />
      {isPackage && (
        <Link
          to={href('/travel-package/:id/print', { id: `${listing.id}` })}
          className="listing-tool"
        >
          <Printer aria-hidden size={18} />
          Print
        </Link>
      )}
    </div>
  )
}
