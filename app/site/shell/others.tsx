import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSite } from '../site.ts'
import { isCurrent } from './nav.ts'
import { NavLink } from './nav-link.tsx'
import { useClosesOnNavigation } from './use-closes-on-navigation.ts'

/** The services that do not fit into the row. A popover, so it also opens without scripts. */
export function Others({ className }: { className: string }) {
  const { pathname } = useLocation()
  const others = useSite().services.filter(({ menu }) => menu === 'others')
  const current = others.some((entry) => isCurrent(entry, pathname))
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
        {others.map((entry) => (
          <NavLink key={entry.path} item={entry} className="others-item" />
        ))}
      </div>
    </>
  )
}
