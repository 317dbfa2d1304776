import type { Shortcut } from '../ui/shortcuts.tsx'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** Moves the focus along the rows; from elsewhere, to the first or last. */
function move(by: 1 | -1) {
  const all = rows()
  const at = all.findIndex((row) => row.matches(':focus'))
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by
  all[next]?.focus()
}

export const listShortcuts: Shortcut[] = [
  { key: 'j', text: 'Next enquiry', run: () => move(1) },
  { key: 'k', text: 'Previous enquiry', run: () => move(-1) },
  { key: 'Enter', text: 'Open the enquiry' },
  {
    key: '/',
    text: 'Search',
    run: () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
  },
]
