import { Link, useLocation } from 'react-router'
import { isCurrent, type NavItem } from './nav.ts'

interface Props {
  item: NavItem
  className: string
}

/** A link with `aria-current` on its own page. */
export function NavLink({ item, className }: Props) {
  const { pathname } = useLocation()
  return (
    <Link
      to={item.path}
      className={className}
      viewTransition
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
    >
      {item.label}
    </Link>
  )
}
