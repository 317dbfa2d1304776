import { useMemo } from 'react'
import { type OptionPrice, priceOption } from '#catalogue/quotes/pricing.ts'
import type { Option, Version } from '#catalogue/quotes/version.ts'
import { useEditing, useLaterVersion } from '../../editing/editing.ts'

interface Priced {
  version: Version
  option: Option
  price: OptionPrice
}

/** What an option comes to, computed here right after it is typed; undefined where it is gone. */
export function usePrice(optionId: string): Priced | undefined {
  const { pricing } = useEditing()
  const version = useLaterVersion()
  const { party } = version
  const option = version.options.find(({ id }) => id === optionId)
  const price = useMemo(
    () => option && priceOption({ party }, option, pricing),
    [party, option, pricing],
  )
  return option && price && { version, option, price }
}
