import { Link } from 'react-router'
import { periodTexts } from './period.ts'

/** How far back the charts go; stands in the address. */
export function PeriodChoice({ weeks }: { weeks: number }) {
  return (
    <nav
      aria-label="Period of the charts"
      className="flex max-w-md gap-1 rounded-lg bg-surface-3 p-1 text-sm"
    >
      {periodTexts.map((period) => (
        <Link
          key={period.weeks}
          to={period.to}
          replace
          preventScrollReset
          aria-current={period.weeks === weeks ? 'true' : undefined}
          className="flex min-h-9 grow items-center justify-center rounded-md px-2 font-medium whitespace-nowrap aria-current:bg-surface aria-current:shadow-sm"
        >
          {period.text}
        </Link>
      ))}
    </nav>
  )
}
