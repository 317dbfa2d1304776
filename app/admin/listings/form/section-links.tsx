import { useEffect, useState } from 'react'

export interface Section {
  /** The id of its first element. */
  id: string
  text: string
}

/** Links to the sections of a form; on wide screens they stay in view and mark the current one. */
export function SectionLinks({ sections }: { sections: Section[] }) {
  const current = useSectionInView(sections)
  return (
    <nav
      aria-label="Sections of the form"
      className="z-10 border-b border-line bg-surface px-2 sm:px-4 xl:sticky xl:top-0"
    >
      <ul className="scroll-fade-aside flex gap-x-1 overflow-x-auto text-sm">
        {sections.map(({ id, text }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                show(id)
              }}
              className="flex min-h-11 items-center border-b-2 border-transparent px-2 font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-current:border-primary aria-current:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function show(id: string) {
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' })
}

/** The last section that begins in the upper part of the screen, or the very last at the page's end. */
function useSectionInView(sections: Section[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const all = ids.split(' ')
    function update() {
      const { scrollHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 4
      const begun = all.findLast((id) => hasBegun(id))
      setCurrent(isAtEnd ? all.at(-1) : (begun ?? all[0]))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [ids])
  return current
}

function hasBegun(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top
  return top !== undefined && top < innerHeight / 3
}
