import { isForChildren, type Line, unitCosts } from '../line.ts'
import type { Option, Version } from '../version.ts'
import type { Markup, PricingSettings, Tax } from './pricing-settings.ts'
import { perAdult } from './with-extras.ts'

interface PricedLine {
  id: string
  /** Cost per unit on each night or day; a single cost for other units. */
  unitCosts: number[]
  /** Total cost. */
  amount: number
}

/** An optional line, not included in the total. */
interface Extra {
  id: string
  cost: number
  markup: number
  tax: number
  /** The exact amount that selecting it adds to the total. */
  price: number
  isForChildren: boolean
  isTicked: boolean
}

/**
 * An option's cost and the guest's price, including selected extras: total = linesTotal + markup +
 * tax + rounding.
 */
export interface OptionPrice {
  /** In the option's order, without unselected extras. */
  lines: PricedLine[]
  linesTotal: number
  markup: number
  tax: number
  /** The amount added by rounding; negative if rounded down. Extras are not rounded. */
  rounding: number
  total: number
  /** An adult's part of the total without the children's share, rounded up to a rupee. */
  perAdult: number
  /** The part of the total for children's beds; 0 without rates for children. */
  childrenShare: number
  extras: Extra[]
  /** The agency's cost of everything in the total. */
  cost: number
  /** The total minus tax and cost. */
  margin: number
  /** In percent of the total without tax, with one decimal. */
  marginPercent: number
}

/** The settings of a version's sums: its stored copy, or today's settings for a draft. */
export const settingsOf = ({ pricing }: Pick<Version, 'pricing'>, today: PricingSettings) =>
  pricing ?? today

/** Sums the lines that are not optional, adds markup and tax, and rounds once; extras are added exactly. */
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

/** Whether a price leaves less than the owner's minimum margin, in percent of the total without tax. */
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

/** The price of the lines that are not optional. */
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
 * Extras carry a markup in rupees in proportion, so that none is sold at cost, but never more than
 * the quote's own markup, which would be excessive with cheap lines.
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

/** Rounds to the nearest multiple, half up; an amount that would become 0 stays. */
const toMultiple = (amount: number, step: number) =>
  Math.floor((amount + step / 2) / step) * step || amount

const percentOf = (amount: number, percent: number) =>
  partOf(amount, Math.round(percent * 100), 10_000)

/** amount × part ÷ whole in whole rupees, half up; exact even when the product exceeds a safe integer. */
function partOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
