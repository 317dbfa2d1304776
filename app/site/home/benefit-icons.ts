import {
  BadgeIndianRupee,
  BedDouble,
  Car,
  HandCoins,
  Headset,
  Leaf,
  type LucideIcon,
  MapPinned,
  Route,
  Snowflake,
  Users,
} from 'lucide-react'
import type { BenefitIcon } from '#content/benefits.ts'

export const benefitIcons: Record<BenefitIcon, LucideIcon> = {
  'badge-indian-rupee': BadgeIndianRupee,
  'bed-double': BedDouble,
  car: Car,
  'hand-coins': HandCoins,
  headset: Headset,
  leaf: Leaf,
  'map-pinned': MapPinned,
  route: Route,
  snowflake: Snowflake,
  users: Users,
}
