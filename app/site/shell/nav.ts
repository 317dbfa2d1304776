import { href } from 'react-router'
export interface NavItem {
  label: string
  path: string
  /** The path of the kind's listings, if different. */
  detailPath?: string
}

export const articles: NavItem = {
  label: 'Articles',
  path: href('/articles'),
  // One listing's path is the list's without its s.
  detailPath: href('/articles').slice(0, -1),
}

export const roads: NavItem = { label: 'Roads', path: href('/roads') }

export const drawerFooter: NavItem[] = [
  { label: 'Contact', path: href('/contact') },
  { label: 'Terms & Conditions', path: href('/terms-conditions') },
  { label: 'Privacy Policy', path: href('/privacy-policy') },
  { label: 'About', path: href('/About') },
  articles,
  roads,
]

export const help: NavItem[] = [
  ...drawerFooter,
  { label: 'Destinations', path: href('/destinations') },
  { label: 'Saved listings', path: href('/saved') },
  { label: 'Become a Partner', path: href('/partnersContact') },
]

/** The paths of the items to which the page at a path belongs, in one text. */
export const currentOf = (services: NavItem[], pathname: string) =>
  [...services, ...help]
    .filter((item) => isCurrent(item, pathname))
    .map(({ path }) => path)
    .join(' ')

/** Whether the page at a path belongs to the item: its list, or one of its listings. */
export function isCurrent({ path, detailPath = path }: NavItem, pathname: string): boolean {
  const at = pathname.toLowerCase()
  return at === path.toLowerCase() || at.startsWith(`${detailPath.toLowerCase()}/`)
}
