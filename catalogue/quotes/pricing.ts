import { isForChildren, type Line, unitCosts } from './line.ts'
import type { Markup, PricingSettings, Tax } from './pricing-settings.ts'
import type { Option, Version } from './version.ts'
import { perAdult } from './with-extras.ts'

export interface PricedLine {
  id: string
  /** What one costs on each night or day; a single cost for other units. */
  unitCosts: number[]
  /** Cost in all. */
  amount: number
}

/** An optional line, beside the total. */
export interface Extra {
  id: string
  cost: number
  markup: number
  tax: number
  /** What ticking it adds to the total, to the rupee. */
  price: number
  isForChildren: boolean
  isTicked: boolean
}

/**
 * What an option costs and what the guest pays, ticked extras included:
 * total = linesTotal + markup + tax + rounding.
 */
export interface OptionPrice {
  /** In the option's order, those of extras that are not ticked left out. */
  lines: PricedLine[]
  linesTotal: number
  markup: number
  tax: number
  /** What rounding adds, or takes when below 0. Extras are not rounded. */
  rounding: number
  total: number
  /** An adult's part, rounded up to a rupee, when the children's share is taken off. */
  perAdult: number
  /** What of the total is due to children's beds; 0 without rates for children. */
  childrenShare: number
  extras: Extra[]
  /** What the agency pays for what is in the total. */
  cost: number
  /** The total without tax and cost. */
  margin: number
  /** Of the total without tax, with one decimal. */
  marginPercent: number
}

/** What a version's sums depend on: its own copy, or today's settings while it is a draft. */
export const settingsOf = ({ pricing }: Pick<Version, 'pricing'>, today: PricingSettings) =>
  pricing ?? today

/** Lines, then markup, then tax, then rounding, once, of what is not optional; each extra is added exactly. */
export function priceOption(
  version: Pick<Version, 'party'>,
  option: Pick<Option, 'lines' | 'markup'>,
  settings: PricingSettings,
  tickedIds: Iterable<string> = [],
): OptionPrice {
  const ticked = new Set(tickedIds)
  const priced = option.lines.map((line) => ({ line, ...pricedLine(line) }))
  const fixed = priced.filter(({ line }) => !line.optional)
  const plan = planPrice(fixed, version.party, option.markup, settings)
  const extras = priced
    .filter(({ line }) => line.optional)
    .map(({ line, amount }) => {
      const markup = extraMarkup(option.markup, amount, plan)
      return extraOf(line, amount, markup, settings.tax, ticked)
    })
  const chosen = extras.filter(({ isTicked }) => isTicked)
  const chosenSum = (name: 'cost' | 'markup' | 'tax' | 'price') =>
    sum(chosen.map((extra) => extra[name]))

  const linesTotal = plan.linesTotal + chosenSum('cost')
  const tax = plan.tax + chosenSum('tax')
  const total = plan.total + chosenSum('price')
  const childrenExtras = chosen.filter((extra) => extra.isForChildren)
  const childrenShare = plan.childrenShare + sum(childrenExtras.map(({ price }) => price))
  return {
    lines: priced
      .filter(({ line }) => !line.optional || ticked.has(line.id))
      .map(({ line: _, ...rest }) => rest),
    linesTotal,
    markup: plan.markup + chosenSum('markup'),
    tax,
    rounding: plan.rounding,
    total,
    perAdult: perAdult(total, childrenShare, version.party.adults),
    childrenShare,
    extras,
    cost: linesTotal,
    ...marginOf(total - tax, linesTotal),
  }
}

/** Whether a price leaves the agency less than the owner's minimum, in percent of the total without tax. */
export const isBelowMargin = (
  { total, tax, margin }: Pick<OptionPrice, 'total' | 'tax' | 'margin'>,
  minimumPercent: number,
) => margin * 100 < minimumPercent * (total - tax)

function pricedLine(line: Line): PricedLine {
  const costs = unitCosts(line)
  return { id: line.id, unitCosts: costs, amount: line.quantity * sum(costs) }
}

type Plan = Pick<
  OptionPrice,
  'linesTotal' | 'markup' | 'tax' | 'rounding' | 'total' | 'childrenShare'
>

/** The price of what is not optional. */
function planPrice(
  fixed: { line: Line; amount: number }[],
  { adults, children }: Version['party'],
  markup: Markup,
  { tax, rounding }: PricingSettings,
): Plan {
  const linesTotal = sum(fixed.map(({ amount }) => amount))
  const added = markupOf(markup, linesTotal, adults + children.length)
  const taxed = taxOf(linesTotal + added, tax)
  const exact = linesTotal + added + taxed
  const total = toMultiple(exact, rounding)
  const ofChildren = sum(
    fixed.filter(({ line }) => isForChildren(line)).map(({ amount }) => amount),
  )
  return {
    linesTotal,
    markup: added,
    tax: taxed,
    rounding: total - exact,
    total,
    childrenShare: partOf(total, ofChildren, linesTotal),
  }
}

/**
 * A markup in rupees is carried by extras in proportion, so that none is sold at cost,
 * but never more than the plan's own: beside a plan of little cost that would be out of all measure.
 */
const extraMarkup = (markup: Markup, cost: number, { markup: own, linesTotal }: Plan) =>
  markup.by === 'percent'
    ? percentOf(cost, markup.percent)
    : partOf(own, Math.min(cost, linesTotal), linesTotal)

function extraOf(
  line: Line,
  cost: number,
  markup: number,
  tax: Tax | null,
  ticked: Set<string>,
): Extra {
  const taxed = taxOf(cost + markup, tax)
  return {
    id: line.id,
    cost,
    markup,
    tax: taxed,
    price: cost + markup + taxed,
    isForChildren: isForChildren(line),
    isTicked: ticked.has(line.id),
  }
}

function markupOf(markup: Markup, linesTotal: number, persons: number): number {
  if (markup.by === 'percent') return percentOf(linesTotal, markup.percent)
  return markup.by === 'person' ? markup.amount * persons : markup.amount
}

const taxOf = (amount: number, tax: Tax | null) => (tax ? percentOf(amount, tax.percent) : 0)

function marginOf(revenue: number, cost: number) {
  const margin = revenue - cost
  return { margin, marginPercent: revenue > 0 ? Math.round((margin / revenue) * 1000) / 10 : 0 }
}

/** To the nearest multiple, a half up; what would round to nothing stays. */
const toMultiple = (amount: number, step: number) =>
  Math.floor((amount + step / 2) / step) * step || amount

const percentOf = (amount: number, percent: number) =>
  partOf(amount, Math.round(percent * 100), 10_000)

/** An amount × part ÷ whole in whole rupees, a half up: exact where a product passes what numbers hold. */
function partOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
