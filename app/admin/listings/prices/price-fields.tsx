import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { readAmount } from '#catalogue/number.ts'
import { type PriceChange, roundings } from '#catalogue/prices/price-change.ts'
import { Choice } from '../../ui/choice.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Scope } from './load-prices.ts'

/** The dialog's values. */
export interface Typed {
  /** 'chosen', 'all' or the id of a category. */
  scope: string
  /** 'percent up' */
  how: string
  amount: string
  rounding: string
}

const changeOptions = [
  { value: 'percent up', text: 'Raise by percent' },
  { value: 'percent down', text: 'Lower by percent' },
  { value: 'rupees up', text: 'Raise by rupees' },
  { value: 'rupees down', text: 'Lower by rupees' },
]

export function scopeOf({ scope }: Typed, chosen: number[]): Scope {
  if (scope === 'chosen') return { ids: chosen }
  return { category: Number(scope) || undefined }
}

/** Undefined until there is an amount above 0. */
export function changeOf({ how, amount, rounding }: Typed): PriceChange | undefined {
  const [by, direction] = how.split(' ') as [PriceChange['by'], PriceChange['direction']]
  const read = readAmount(amount)
  if (!read || read < 0) return undefined
  return { by, direction, amount: read, rounding: Number(rounding) }
}

interface Props {
  kind: KindName
  chosen: number[]
  typed: Typed
  onType: (change: Partial<Typed>) => void
}

export function PriceFields({ kind, chosen, typed, onType }: Props) {
  const isWrong = typed.amount.trim() !== '' && !changeOf(typed)
  const isPercent = typed.how.startsWith('percent')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        id="prices-whose"
        label="Which"
        options={scopeOptions(kind, chosen)}
        value={typed.scope}
        onChange={({ target }) => onType({ scope: target.value })}
      />
      <Choice
        id="prices-how"
        label="Change"
        options={changeOptions}
        value={typed.how}
        onChange={({ target }) => onType({ how: target.value })}
      />
      <TextInput
        id="prices-amount"
        label={isPercent ? 'Percent' : 'Rupees'}
        before={isPercent ? '%' : '₹'}
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        errors={isWrong ? ['The amount must be a number above 0.'] : undefined}
        onChange={({ target }) => onType({ amount: target.value })}
      />
      <Choice
        id="prices-rounding"
        label="Round to"
        options={roundings.map((each) => ({ value: String(each), text: `₹${each}` }))}
        value={typed.rounding}
        onChange={({ target }) => onType({ rounding: target.value })}
      />
    </div>
  )
}

function scopeOptions(kind: KindName, chosen: number[]) {
  const { categories, plural } = kindOf(kind)
  return [
    ...(chosen.length > 0 ? [{ value: 'chosen', text: `The ${chosen.length} selected` }] : []),
    ...Object.entries(categories).map(([value, text]) => ({ value, text: `All in ${text}` })),
    { value: 'all', text: `All ${plural}` },
  ]
}
