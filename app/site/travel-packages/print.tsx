import { Printer } from 'lucide-react'
import { href, redirect } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { kindOf } from '#catalogue/kinds.ts'
import { listingPath, numberPath } from '#catalogue/listings/listing-path.ts'
import { publicUrlContext } from '../../domain.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { findListing } from '../listing-page/load-listing.ts'
import { localCostLines } from '../listing-page/local-costs/load-local-costs.tsx'
import { attempt } from '../sections/attempt.ts'
import { Breadcrumbs } from '../sections/breadcrumbs.tsx'
import { useList } from '../site.ts'
import type { Route } from './+types/print.ts'
import { qrCode } from './qr.server.ts'
import { Sheet } from './sheet.tsx'
import '../../styles/site/listing/sheet.css'

/** A travel package for print. Throws a 404 if there is none. */
export async function loader(request: Route.LoaderArgs) {
  const listing = await findListing('TravelPackage', request)
  const { priceUnit } = kindOf('TravelPackage')
  const id = String(listing.id)
  const sheet = href('/travel-package/:id/print', { id })
  if (request.params.id !== id) throw redirect(sheet, 301)
  // With the id alone: it is typed by hand, and outlasts the title.
  const printed = request.context.get(publicUrlContext) + numberPath('TravelPackage', listing.id)
  const shown = { ...listing, path: listingPath(listing), priceUnit }
  const read = () => localCostLines(request, listing)
  const localCosts = (await attempt(`the local costs of ${sheet}`, read)) ?? []
  const today = todayInKolkata()
  return { listing: shown, sheet, printed, qr: qrCode(printed), localCosts, today }
}

export default function PrintedPackage({ loaderData }: Route.ComponentProps) {
  const { listing, sheet } = loaderData
  const { title, path, description } = listing
  return (
    <>
      <PageMeta title={`${title}, to print`} description={description} path={path} hidden />
      <PrintTools title={title} path={path} sheet={sheet} />
      <Sheet page={loaderData} />
    </>
  )
}

interface Props {
  title: string
  path: string
  /** This page's own path. */
  sheet: string
}

/** Shown above the sheet, but not printed. */
function PrintTools({ title, path, sheet }: Props) {
  const crumbs = [
    useList('TravelPackage'),
    { label: title, path },
    { label: 'To print', path: sheet },
  ]
  return (
    <div className="page page-top sheet-tools">
      <Breadcrumbs crumbs={crumbs} />
      <button
        type="button"
        className="button button-primary script-only"
        onClick={() => window.print()}
      >
        <Printer aria-hidden size={18} /> Print or save as PDF
      </button>
      <noscript>
        <p>Print this page from the menu of your browser.</p>
      </noscript>
    </div>
  )
}
