import { receiveForm } from '../forms/receive.ts'
import { sendBooking } from '../forms/send.ts'
import { findListing, loadListing } from '../listing-page/load-listing.ts'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/detail.ts'
import { aroundMarkup } from './around.tsx'
import { HotelPage } from './hotel-page.tsx'
import { roomOf } from './room.ts'

export async function loader(request: Route.LoaderArgs) {
  const page = await loadListing('Hotel', request)
  const around = aroundMarkup(page.listing)
  return { ...page, around, asked: request.url.searchParams.get('room') ?? '' }
}

export async function action(request: Route.ActionArgs) {
  const { id, title, parts } = await findListing('Hotel', request)
  const sent = await request.request.clone().formData()
  const room = roomOf(parts.hotelRooms, sent.get('roomId'))
  const roomName = room?.name ?? ''
  return receiveForm('hotel', request, {
    hotelId: id,
    hotelName: title,
    roomId: room?.id ?? '',
    roomName,
  })
}

export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function Hotel({ loaderData, actionData }: Route.ComponentProps) {
  return <HotelPage key={loaderData.listing.path} page={loaderData} answer={actionData} />
}
