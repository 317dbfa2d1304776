export interface NavItem {
  label: string
  path: string
  /** Where a listing of the kind is shown, if that is another path. */
  detailPath?: string
}

export const mainNav: NavItem[] = [
  { label: 'Hotels', path: '/hotels', detailPath: '/hotel' },
  { label: 'Villas', path: '/villas' },
  { label: 'Travel Packages', path: '/travel-packages', detailPath: '/travel-package' },
  { label: 'Transportation', path: '/transportation' },
  { label: 'Adventure', path: '/adventure' },
]

export const otherNav: NavItem[] = [
  { label: 'Photography & Videography', path: '/photoShoots' },
  { label: 'Event Management', path: '/eventManagement' },
  { label: 'Wellness and Relaxation', path: '/wellness' },
]

export const services = [...mainNav, ...otherNav]

export const drawerFooter: NavItem[] = [
  { label: 'Contact', path: '/contact' },
  { label: 'Terms & Conditions', path: '/terms-conditions' },
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'About', path: '/About' },
]

export const help: NavItem[] = [
  ...drawerFooter,
  { label: 'Saved listings', path: '/saved' },
  { label: 'Become a Partner', path: '/partnersContact' },
]

/** Whether the page at this path belongs to the item: its list, or one of its listings. */
export function isCurrent({ path, detailPath = path }: NavItem, pathname: string): boolean {
  const at = pathname.toLowerCase()
  return at === path.toLowerCase() || at.startsWith(`${detailPath.toLowerCase()}/`)
}
