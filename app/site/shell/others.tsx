import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { isCurrent, otherNav } from './nav.ts'
import { NavLink } from './nav-link.tsx'
import { useClosesOnNavigation } from './use-closes-on-navigation.ts'

/** The services that do not fit into the row. A popover, so it also opens without scripts. */
export function Others({ className }: { className: string }) {
  const { pathname } = useLocation()
  const current = otherNav.some((entry) => isCurrent(entry, pathname))
  const popover = useClosesOnNavigation()
  return (
    <>
      <button
        type="button"
        popoverTarget="others"
        className={`${className} others-button`}
        aria-current={current ? 'true' : undefined}
      >
        Others
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <div id="others" popover="auto" ref={popover} className="others">
        {otherNav.map((entry) => (
          <NavLink key={entry.path} item={entry} className="others-item" />
        ))}
      </div>
    </>
  )
}
