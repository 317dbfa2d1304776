import { Printer } from 'lucide-react'
import { redirect } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { publicUrlContext } from '../../domain.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { findListing } from '../listing-page/load-listing.ts'
import { Breadcrumbs } from '../sections/breadcrumbs.tsx'
import { useList } from '../site.ts'
import type { Route } from './+types/print.ts'
import { qrCode } from './qr.server.ts'
import { Sheet } from './sheet.tsx'
import '../../styles/site/listing/sheet.css'

/** A travel package as it goes on paper. Throws a 404 without one. */
export async function loader(request: Route.LoaderArgs) {
  const listing = await findListing('TravelPackage', request)
  const { path: folder, priceUnit } = kindOf('TravelPackage')
  const path = `${folder}/${listing.id}`
  if (request.params.id !== String(listing.id)) throw redirect(`${path}/print`, 301)
  const qr = qrCode(request.context.get(publicUrlContext) + path)
  return { listing: { ...listing, path, priceUnit }, qr, today: todayInKolkata() }
}

export default function PrintedPackage({ loaderData }: Route.ComponentProps) {
  const { title, path, description } = loaderData.listing
  return (
    <>
      <PageMeta title={`${title}, to print`} description={description} path={path} hidden />
      <PrintTools title={title} path={path} />
      <Sheet page={loaderData} />
    </>
  )
}

interface Props {
  title: string
  path: string
}

/** Above the sheet, and never on paper. */
function PrintTools({ title, path }: Props) {
  const crumbs = [
    useList('TravelPackage'),
    { label: title, path },
    { label: 'To print', path: `${path}/print` },
  ]
  return (
    <div className="page page-top sheet-tools">
      <Breadcrumbs crumbs={crumbs} />
      <button
        type="button"
        className="button button-primary script-only"
        onClick={() => window.print()}
      >
        <Printer aria-hidden="true" size={18} /> Print or save as PDF
      </button>
      <noscript>
        <p>Print this page from the menu of your browser.</p>
      </noscript>
    </div>
  )
}
