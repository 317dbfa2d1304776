import { useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps, useNavigate } from 'react-router'

interface TabsProps {
  label: string
  className?: string
  children: React.ReactNode
}

/** Tabs for views of the content below; scrollable on narrow screens. */
export function Tabs({ label, className = '', children }: TabsProps) {
  return (
    <nav
      aria-label={label}
      className={`tab-strip relative flex max-w-full gap-1 overflow-x-auto rounded-lg p-1 text-sm ${className}`}
    >
      {children}
    </nav>
  )
}

interface TabProps extends LinkProps {
  current: false | 'page' | 'true'
  /** Disabled for now. */
  isQuiet?: boolean
}

/** Scrolled into view if it is the current one. */
export function Tab({ current, isQuiet = false, ...link }: TabProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  function follow(event: React.MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { preventScrollReset } = link
    // Rendered at once, so that a choice right after it adds to the pending query.
    navigate(link.to, { flushSync: true, replace: Boolean(current), preventScrollReset })
  }
  useLayoutEffect(() => {
    const strip = tab.current?.parentElement
    if (!current || !strip || !tab.current) return
    const { offsetLeft, offsetWidth } = tab.current
    strip.scrollLeft = offsetLeft - (strip.clientWidth - offsetWidth) / 2
  }, [current])
  return (
    <Link
      ref={tab}
      aria-current={current || undefined}
      className={`flex min-h-9 min-w-11 shrink-0 grow items-center justify-center gap-1.5 rounded-md px-2 whitespace-nowrap focus-visible:-outline-offset-2 aria-[current]:bg-primary aria-[current]:text-on-primary aria-[current]:[&>span]:text-inherit sm:px-3 pointer-coarse:min-h-11 ${isQuiet ? quiet : 'font-medium'}`}
      onClick={follow}
      {...link}
    />
  )
}

const quiet = 'font-normal text-ink-muted'
