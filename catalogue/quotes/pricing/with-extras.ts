/** The sums of an option as shown to a guest; without a schema, so that the guest's page loads no Zod. */
interface ShownOption {
  total: number
  childrenShare: number
  tax: { amount: number } | null
  extras: readonly { id: string; price: number; tax: number; isForChildren: boolean }[]
}

export type Shares = Pick<ReturnType<typeof withExtras>, 'perAdult' | 'childrenShare'>

/** The sums including selected extras; the same as `priceOption`. */
export function withExtras(option: ShownOption, adults: number, tickedIds: Iterable<string>) {
  const ticked = new Set(tickedIds)
  const chosen = option.extras.filter(({ id }) => ticked.has(id))
  const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0)
  const total = option.total + sum(chosen.map(({ price }) => price))
  const childrenShare =
    option.childrenShare + sum(chosen.map((extra) => (extra.isForChildren ? extra.price : 0)))
  return {
    total,
    childrenShare,
    perAdult: perAdult(total, childrenShare, adults),
    taxAmount: (option.tax?.amount ?? 0) + sum(chosen.map(({ tax }) => tax)),
  }
}

/** An adult's part of a total, rounded up so that all parts cover it. */
export const perAdult = (total: number, childrenShare: number, adults: number) =>
  Math.ceil((total - childrenShare) / adults)
