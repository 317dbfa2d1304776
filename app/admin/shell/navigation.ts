import {
  BedDouble,
  Building2,
  CalendarDays,
  Camera,
  Car,
  CircleUser,
  ConciergeBell,
  FileText,
  Flower2,
  History,
  House,
  Inbox,
  LayoutDashboard,
  ListPlus,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  Mountain,
  PackageCheck,
  PartyPopper,
  Route,
  Settings,
  Sparkles,
  Users,
} from 'lucide-react'
import type { Me } from './me.ts'

interface Place {
  to: string
  text: string
  Icon: LucideIcon
  /** Only an owner has it. */
  ownerOnly?: boolean
}

export interface Group {
  heading: string
  places: Place[]
}

/** Every screen of the back office, as the sidebar groups them. */
const navigation: Group[] = [
  {
    heading: 'Today',
    places: [
      { to: '/admin/dashboard', text: 'Dashboard', Icon: LayoutDashboard },
      { to: '/admin/enquiries', text: 'Enquiries', Icon: Inbox },
    ],
  },
  {
    heading: 'Stays',
    places: [
      { to: '/admin/hotels', text: 'Hotels', Icon: Building2 },
      { to: '/admin/hotelroom', text: 'Hotel Rooms', Icon: BedDouble },
      { to: '/admin/hotelservices', text: 'Hotel Services', Icon: ConciergeBell },
      { to: '/admin/villas', text: 'Villas', Icon: House },
    ],
  },
  {
    heading: 'Trips',
    places: [
      { to: '/admin/travel', text: 'Travel Packages', Icon: MapIcon },
      { to: '/admin/itenaries', text: 'Itineraries', Icon: Route },
      { to: '/admin/adventure', text: 'Adventure', Icon: Mountain },
      { to: '/admin/wellness', text: 'Wellness', Icon: Flower2 },
      { to: '/admin/transport', text: 'Transportation', Icon: Car },
    ],
  },
  {
    heading: 'Occasions',
    places: [
      { to: '/admin/shoots', text: 'Photography', Icon: Camera },
      { to: '/admin/event', text: 'Event Management', Icon: PartyPopper },
      { to: '/admin/addons', text: 'Add-ons', Icon: ListPlus },
      { to: '/admin/eventDayWize', text: 'Event Itineraries', Icon: CalendarDays },
      { to: '/admin/packageInclude', text: 'Package Includes', Icon: PackageCheck },
    ],
  },
  { heading: 'Ideas', places: [{ to: '/admin/travelAi', text: 'Travel AI', Icon: Sparkles }] },
  {
    heading: 'Site',
    places: [
      { to: '/admin/content', text: 'Content', Icon: FileText },
      { to: '/admin/history', text: 'History', Icon: History },
      { to: '/admin/settings', text: 'Settings', Icon: Settings },
      { to: '/admin/mail', text: 'Mail queue', Icon: Mail },
      { to: '/admin/users', text: 'Users', Icon: Users, ownerOnly: true },
      { to: '/admin/account', text: 'My account', Icon: CircleUser },
    ],
  },
]

export const navigationFor = ({ role }: Pick<Me, 'role'>): Group[] =>
  navigation.map(({ heading, places }) => ({
    heading,
    places: places.filter(({ ownerOnly }) => !ownerOnly || role === 'owner'),
  }))
