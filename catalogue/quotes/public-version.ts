import { z } from 'zod'
import { isForChildren, type Line, line } from './line.ts'
import { type OptionPrice, priceOption } from './pricing/pricing.ts'
import { type PricingSettings, tax } from './pricing/pricing-settings.ts'
import { draftVersion, type Option, type Version } from './version.ts'

const amount = z.int()

/** The public part of a line: description, dates and quantity. */
const publicLine = line.pick({
  id: true,
  days: true,
  text: true,
  unit: true,
  occupancy: true,
  quantity: true,
})

const publicExtra = publicLine.extend({
  /** The amount that selecting it adds to the total, including tax. */
  price: amount,
  tax: amount,
  isForChildren: z.boolean(),
})

const publicOption = z.object({
  id: z.string(),
  name: z.string(),
  lines: z.array(publicLine),
  /** Without extras. */
  total: amount,
  perAdult: amount,
  /** The part of the total for children's beds; 0 without rates for children. */
  childrenShare: amount,
  /** The tax in the total. */
  tax: tax.extend({ amount }).nullable(),
  extras: z.array(publicExtra),
})

/** The public fields of a version; anything not listed here stays internal. */
export const publicVersion = draftVersion
  .pick({
    party: true,
    rooms: true,
    arrival: true,
    nights: true,
    days: true,
    inclusions: true,
    exclusions: true,
    paymentTerms: true,
    cancellationTerms: true,
    word: true,
    validUntil: true,
  })
  .extend({
    /** Only the guest's name, since links are passed on. */
    guestName: z.string(),
    options: z.array(publicOption),
  })

export type PublicVersion = z.output<typeof publicVersion>
export type PublicOption = z.output<typeof publicOption>

export function publicVersionOf(version: Version, settings: PricingSettings): PublicVersion {
  return {
    guestName: version.guest.name,
    party: version.party,
    rooms: version.rooms,
    arrival: version.arrival,
    nights: version.nights,
    days: version.days.toSorted((a, b) => a.day - b.day),
    inclusions: version.inclusions,
    exclusions: version.exclusions,
    paymentTerms: version.paymentTerms,
    cancellationTerms: version.cancellationTerms,
    word: version.word,
    validUntil: version.validUntil,
    options: version.options.map((option) =>
      publicOptionOf(option, priceOption(version, option, settings), settings),
    ),
  }
}

function publicOptionOf(
  { id, name, lines }: Option,
  price: OptionPrice,
  { tax }: PricingSettings,
): PublicOption {
  const { total, perAdult, childrenShare } = price
  const extras = new Map(price.extras.map((extra) => [extra.id, extra]))
  return {
    id,
    name,
    lines: lines.filter(({ optional }) => !optional).map(publicLineOf),
    total,
    perAdult,
    childrenShare,
    tax: tax && { ...tax, amount: price.tax },
    extras: lines
      .filter(({ optional }) => optional)
      .map((line) => ({
        ...publicLineOf(line),
        price: extras.get(line.id)?.price ?? 0,
        tax: extras.get(line.id)?.tax ?? 0,
        isForChildren: isForChildren(line),
      })),
  }
}

const publicLineOf = ({ id, days, text, unit, occupancy, quantity }: Line) => ({
  id,
  days,
  text,
  unit,
  occupancy,
  quantity,
})
