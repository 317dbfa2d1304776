export interface NavItem {
  label: string
  path: string
  /** Where a listing of the kind is shown, if that is another path. */
  detailPath?: string
}

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
