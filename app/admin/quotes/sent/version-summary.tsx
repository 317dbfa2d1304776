import { counted } from '#catalogue/noun.ts'
import { rupees } from '#catalogue/prices/money.ts'
import { priceOption, settingsOf } from '#catalogue/quotes/pricing/pricing.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { dayOfNumber, movedDay } from '#catalogue/quotes/stay-days.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { daysText, dayText } from '../../dates.ts'
import { marginText, partyText } from '../quote-words.ts'

interface Props {
  document: Version
  /** Today's settings, for a version without its own. */
  pricing: PricingSettings
}

/** A summary of a version. */
export function VersionSummary({ document, pricing }: Props) {
  const { arrival, nights, party, guest, options, days, validUntil } = document
  const settings = settingsOf(document, pricing)
  return (
    <div className="space-y-4 wrap-anywhere">
      <p>
        {arrival && `${daysText(arrival, movedDay(arrival, nights))}, `}
        {counted(nights, 'night')}, {partyText(party)}
        <span className="block text-sm text-ink-muted">
          {[guest.phone, guest.email].filter(Boolean).join(', ')}
        </span>
        {validUntil && (
          <span className="block text-sm text-ink-muted">Valid until {dayText(validUntil)}</span>
        )}
      </p>
      <ul className="space-y-2">
        {options.map((option, at) => (
          <OptionSummary
            key={option.id}
            option={option}
            price={priceOption(document, option, settings)}
            unnamed={options.length > 1 ? `Option ${at + 1}` : 'Total'}
          />
        ))}
      </ul>
      {days.length > 0 && (
        <ol className="text-sm">
          {days.map((day) => (
            <li key={day.id}>
              <span className="text-ink-muted">
                {arrival ? daysText(dayOfNumber(arrival, day.day)) : `Day ${day.day}`}:
              </span>{' '}
              {day.title}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface OptionProps {
  option: Version['options'][number]
  price: ReturnType<typeof priceOption>
  /** Its title without a name. */
  unnamed: string
}

const OptionSummary = ({ option, price, unnamed }: OptionProps) => (
  <li className="rounded-xl bg-surface-2 px-3 py-2 tabular-nums">
    <p className="flex justify-between gap-3 font-semibold">
      <span className="min-w-0">{option.name || unnamed}</span>
      <span className="shrink-0">{rupees(price.total)}</span>
    </p>
    <p className="text-sm text-ink-muted">
      {rupees(price.perAdult)} per adult, margin {marginText(price.margin, price.marginPercent)}
    </p>
    <ul className="mt-1 text-sm">
      {option.lines.map((line) => (
        <li key={line.id}>
          {line.text}
          {line.optional && <span className="text-ink-muted"> (optional)</span>}
        </li>
      ))}
    </ul>
  </li>
)
