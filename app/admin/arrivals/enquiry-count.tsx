import { useArrivals } from './arrivals.tsx'

const max = 99
const atMost = (count: number) => (count > max ? `${max}+` : String(count))

/** In the menu: the number of unseen enquiries, and of open ones. */
export function EnquiryCounts() {
  const { open = 0, unseen } = useArrivals()
  return (
    <>
      <span aria-hidden className="ml-auto flex items-center gap-2">
        {unseen.length > 0 && (
          <span className="rounded-full bg-accent px-2 py-px text-xs font-semibold text-on-accent tabular-nums">
            {atMost(unseen.length)} new
          </span>
        )}
        {open > 0 && <span className="text-xs tabular-nums opacity-80">{atMost(open)}</span>}
      </span>
      <SpokenCounts />
    </>
  )
}

/** A single number, where there is only space for one. */
export function EnquiryCount() {
  const { open = 0, unseen } = useArrivals()
  const [count, look] =
    unseen.length > 0
      ? [unseen.length, 'bg-accent text-on-accent']
      : [open, 'bg-surface-3 text-ink']
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className={`absolute -top-0.5 left-1/2 min-w-4.5 rounded-full px-1 text-center text-[0.6875rem] leading-4.5 font-semibold tabular-nums ${look}`}
    >
      {atMost(count)}
    </span>
  )
}

/** The same for screen readers. */
export function SpokenCounts() {
  const { open = 0, unseen } = useArrivals()
  const texts = [unseen.length > 0 && `${unseen.length} new`, open > 0 && `${open} open`]
  return <span className="sr-only">{texts.filter(Boolean).join(', ')}</span>
}
