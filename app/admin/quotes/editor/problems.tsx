import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { counted } from '#catalogue/noun.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { placeOf } from '../editing/checks.ts'
import { useEditing } from '../editing/editing.ts'
import { focusField } from './focus-field.ts'

const shownAtMost = 6

/** The errors that prevent sending, each linked to its field. Focused after each attempt. */
export function Problems({ tries }: { tries: number }) {
  const { checks, draft, view } = useEditing()
  const errors = useSyncExternalStore(checks.subscribe, checks.get)
  const box = useRef<HTMLDivElement>(null)
  const all = Object.entries(errors)
  useEffect(() => {
    if (tries === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [tries])
  if (all.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="scroll-mt-20 rounded-xl bg-danger-soft px-4 py-3 text-on-danger-soft"
    >
      <p className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {counted(all.length, 'thing')} to correct before it can be sent:
      </p>
      <ul className="mt-1">
        {all.slice(0, shownAtMost).map(([name, messages]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-9 cursor-pointer text-left underline pointer-coarse:min-h-11"
              onClick={() => focusField({ view, draft }, name)}
            >
              {whereText(name, draft.get())}
              {messages[0]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Deluxe, line 2: */
function whereText(name: string, { options, days }: Version): string {
  const { option, line, day } = placeOf(name)
  if (day !== undefined) return `Day ${days[day]?.day ?? day + 1}: `
  if (option === undefined) return ''
  const own = options.length > 1 ? options[option]?.name || `Option ${option + 1}` : ''
  const text = line === undefined ? '' : options[option]?.lines[line]?.text || `line ${line + 1}`
  const where = [own, text].filter(Boolean).join(', ')
  return where && `${where}: `
}
