import { redirect } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { publicUrlContext } from '../../domain.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { findListing } from '../listing-page/load-listing.ts'
import type { Route } from './+types/print.ts'
import { PrintTools } from './print-tools.tsx'
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
