import { maxUnitCost } from '#catalogue/quotes/line.ts'
import { type Markup, maxMarkup } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { changeOption } from '../../editing/changes.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { ChoiceField, NumberField } from '../fields.tsx'

const ways = [
  { value: 'percent', text: 'Percent' },
  { value: 'amount', text: 'Amount in all' },
  { value: 'person', text: 'Amount per person' },
]

const numberIn = (markup: Markup | undefined) =>
  markup?.by === 'percent' ? markup.percent : (markup?.amount ?? 0)

/** The markup on the sum of the lines. */
export function MarkupFields({ optionId, at }: { optionId: string; at: number }) {
  const { draft } = useEditing()
  const by = useVersion(({ options }) => options[at]?.markup.by)
  if (!by) return null
  const change = (next: Markup) =>
    draft.change(changeOption(optionId, (now) => ({ ...now, markup: next })))
  const setWay = (by: string) => {
    if (by === 'percent') return change({ by, percent: 0 })
    if (by === 'amount' || by === 'person') change({ by, amount: 0 })
  }
  const isPercent = by === 'percent'
  return (
    <div className="grid grid-cols-2 gap-3">
      <ChoiceField
        name={`options.${at}.markup.by`}
        label="Markup"
        options={ways}
        value={by}
        onChange={setWay}
      />
      <NumberField
        name={`options.${at}.markup.${isPercent ? 'percent' : 'amount'}`}
        label={isPercent ? 'In percent' : 'In rupees'}
        before={isPercent ? undefined : '₹'}
        isDecimal={isPercent}
        blank={0}
        select={({ options }) => numberIn(options[at]?.markup)}
        onChange={(value) =>
          change(
            isPercent
              ? { by: 'percent', percent: Math.min(value ?? 0, maxMarkup) }
              : { by, amount: Math.min(value ?? 0, maxUnitCost) },
          )
        }
      />
    </div>
  )
}
