import {
  BedDouble,
  Building2,
  CalendarDays,
  Camera,
  Car,
  ConciergeBell,
  Flower2,
  House,
  LayoutDashboard,
  ListPlus,
  type LucideIcon,
  Map as MapIcon,
  Mountain,
  PackageCheck,
  PartyPopper,
  Route,
  Sparkles,
} from 'lucide-react'

interface Place {
  to: string
  text: string
  Icon: LucideIcon
}

interface Group {
  heading: string
  places: Place[]
}

/** Every screen of the back office, as the sidebar groups them. */
export const navigation: Group[] = [
  {
    heading: 'Today',
    places: [{ to: '/admin/dashboard', text: 'Dashboard', Icon: LayoutDashboard }],
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
      { to: '/admin/addons', text: 'Addons', Icon: ListPlus },
      { to: '/admin/eventDayWize', text: 'Event Itineraries', Icon: CalendarDays },
      { to: '/admin/packageInclude', text: 'Package Includes', Icon: PackageCheck },
    ],
  },
  { heading: 'Ideas', places: [{ to: '/admin/travelAi', text: 'Travel AI', Icon: Sparkles }] },
]
