import { useMemo } from 'react'
import { type OptionPrice, priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import type { Option } from '#catalogue/quotes/version.ts'
import { useEditing, useLaterVersion } from '../../editing/editing.ts'

interface Priced {
  adults: number
  isOnly: boolean
  option: Option
  price: OptionPrice
}

/** The sums of an option, computed in the browser; undefined if it was removed. */
export function usePrice(optionId: string): Priced | undefined {
  const { pricing } = useEditing()
  const party = useLaterVersion((version) => version.party)
  const isOnly = useLaterVersion(({ options }) => options.length === 1)
  const option = useLaterVersion(({ options }) => options.find(({ id }) => id === optionId))
  const price = useMemo(
    () => option && priceOption({ party }, option, pricing),
    [party, option, pricing],
  )
  return option && price && { adults: party.adults, isOnly, option, price }
}
