import {
  BedDouble,
  BookOpen,
  Building2,
  CalendarDays,
  Camera,
  Car,
  CircleUser,
  ConciergeBell,
  FileSpreadsheet,
  FileText,
  Flower2,
  HandCoins,
  History,
  House,
  Inbox,
  LayoutDashboard,
  ListPlus,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  MapPin,
  Mountain,
  Newspaper,
  PackageCheck,
  Palette,
  PartyPopper,
  ReceiptText,
  Route,
  Settings,
  Signpost,
  Sparkles,
  Star,
  Tag,
  TrafficCone,
  Users,
} from 'lucide-react'
import { href } from 'react-router'
import { type OfficeGroup, officeGroups } from '#catalogue/kind.ts'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import type { WireMe } from '#server/api/users/user-schemas.ts'

export interface Place {
  to: string
  text: string
  Icon: LucideIcon
  ownerOnly?: boolean
  /** The screens of its parts. */
  parts?: Place[]
}

export interface Group {
  heading: string
  places: Place[]
}

const icons: Partial<Record<KindName, LucideIcon>> = {
  Hotel: Building2,
  Villa: House,
  TravelPackage: MapIcon,
  Transportation: Car,
  Adventure: Mountain,
  Shoot: Camera,
  EventManagement: PartyPopper,
  Relaxation: Flower2,
  Destination: MapPin,
  Article: Newspaper,
}

const partPlaces: Partial<Record<KindName, Place[]>> = {
  Hotel: [
    { to: href('/admin/hotelroom'), text: 'Hotel Rooms', Icon: BedDouble },
    { to: href('/admin/hotelservices'), text: 'Hotel Services', Icon: ConciergeBell },
  ],
  TravelPackage: [{ to: href('/admin/itenaries'), text: 'Itineraries', Icon: Route }],
  EventManagement: [
    { to: href('/admin/addons'), text: 'Add-ons', Icon: ListPlus },
    { to: href('/admin/eventDayWize'), text: 'Event Itineraries', Icon: CalendarDays },
    { to: href('/admin/packageInclude'), text: 'Package Includes', Icon: PackageCheck },
  ],
}

function placesOf(group: OfficeGroup): Place[] {
  const position = (name: KindName) => kindOf(name).office.menu.position
  return kindNames
    .filter((name) => kindOf(name).office.menu.group === group)
    .sort((one, other) => position(one) - position(other))
    .map((name) => {
      const { screen, office } = kindOf(name)
      return {
        to: href('/admin/:screen', { screen }),
        text: office.menu.label,
        Icon: icons[name] ?? Tag,
        parts: partPlaces[name],
      }
    })
}

export const dashboard: Place = {
  to: href('/admin/dashboard'),
  text: 'Dashboard',
  Icon: LayoutDashboard,
}
export const account: Place = { to: href('/admin/account'), text: 'My account', Icon: CircleUser }
export const enquiries: Place = { to: href('/admin/enquiries'), text: 'Enquiries', Icon: Inbox }
const quotes: Place = { to: href('/admin/quotes'), text: 'Quotes', Icon: ReceiptText }

const reviews: Place = { to: href('/admin/reviews'), text: 'Reviews', Icon: Star }

const localCosts: Place = {
  to: href('/admin/local-costs'),
  text: 'Local costs',
  Icon: HandCoins,
}

const rateBook: Place = { to: href('/admin/rates'), text: 'Rate book', Icon: BookOpen }

const roads: Place = { to: href('/admin/roads'), text: 'Roads', Icon: TrafficCone }

/** The kinds of listings and their parts, and related screens. */
export const catalogue: Group[] = officeGroups.map((heading) => ({
  heading,
  places: [...placesOf(heading), ...(heading === 'Places' ? [localCosts, roads] : [])],
}))

/** The screens of the back office, grouped as in the sidebar. */
const navigation: Group[] = [
  { heading: 'Today', places: [dashboard, enquiries, quotes, reviews, rateBook] },
  ...catalogue,
  {
    heading: 'Site',
    places: [
      { to: href('/admin/content'), text: 'Content', Icon: FileText },
      { to: href('/admin/history'), text: 'History', Icon: History },
      { to: href('/admin/imports'), text: 'Imports', Icon: FileSpreadsheet },
      { to: href('/admin/redirects'), text: 'Redirects', Icon: Signpost, ownerOnly: true },
      { to: href('/admin/brand'), text: 'Brand', Icon: Palette, ownerOnly: true },
      { to: href('/admin/settings'), text: 'Settings', Icon: Settings },
      { to: href('/admin/mail'), text: 'Mail queue', Icon: Mail },
      { to: href('/admin/users'), text: 'Users', Icon: Users, ownerOnly: true },
      { to: href('/admin/travelAi'), text: 'Travel AI', Icon: Sparkles },
    ],
  },
]

export const navigationFor = ({ role }: Pick<WireMe, 'role'>): Group[] =>
  navigation.map(({ heading, places }) => ({
    heading,
    places: places.filter(({ ownerOnly }) => !ownerOnly || role === 'owner'),
  }))

/** Whether a screen, or one of its parts' screens, is at this path. */
export const isAt = (pathname: string, { to, parts = [] }: Place): boolean =>
  [to, ...parts.map((part) => part.to)].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
