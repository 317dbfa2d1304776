import {
  Building2,
  Car,
  type LucideIcon,
  Mountain,
  Package,
  Sailboat,
  UserRound,
} from 'lucide-react'
import type { SupplierKind } from '#catalogue/rates/supplier.ts'

export const kindTexts: Record<SupplierKind, string> = {
  hotel: 'Hotel',
  houseboat: 'Houseboat',
  vehicle: 'Vehicle',
  guide: 'Guide',
  activity: 'Activity',
  other: 'Other',
}

export const kindIcons: Record<SupplierKind, LucideIcon> = {
  hotel: Building2,
  houseboat: Sailboat,
  vehicle: Car,
  guide: UserRound,
  activity: Mountain,
  other: Package,
}

export const kindOptions = Object.entries(kindTexts).map(([value, text]) => ({ value, text }))

/** Whether they mostly sell rooms. */
export const sellsRooms = (kind: SupplierKind) => kind === 'hotel' || kind === 'houseboat'
